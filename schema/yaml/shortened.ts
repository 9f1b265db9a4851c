/** For a hint: a long text by its beginning and its end. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 50)} … ${line.slice(-12)}`;
};
