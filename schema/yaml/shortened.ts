/** Shortens a text for a hint to its start and its end. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 50)} … ${line.slice(-12)}`;
};
