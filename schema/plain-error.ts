/** An error that the person at the terminal can fix: its message is printed alone, without a stack. */
export class PlainError extends Error {}
