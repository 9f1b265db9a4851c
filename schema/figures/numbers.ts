/** Removes rounding errors of floating-point numbers. */
export const plain = (number: number): number => Number(number.toPrecision(12));

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => all + each, 0);
