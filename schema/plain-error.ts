/**
 * An error that the person at the terminal can fix. Only its message is printed, without a stack.
 */
export class PlainError extends Error {}

const refusals: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user may not store more on the disk',
  EROFS: 'the disk is read-only',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  ENAMETOOLONG: 'its name is too long',
};

/** Explains why the system refuses to open or write a file; `undefined` for any other error. */
export const refusalOf = (error: unknown): string | undefined =>
  refusals[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
