/** Returns a number in which letters stand in place of digits: `440` for `44O`. */
export const withDigits = (text: string): string | undefined =>
  /^-?\d[\d.,]*[OolI][\dOolI]*$/.test(text)
    ? text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
    : undefined;
