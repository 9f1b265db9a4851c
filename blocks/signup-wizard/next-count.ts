interface Range {
  start: number;
  step: number;
  end: number;
}

/** The number after this one: a step more, and after the end the start again. */
export function nextCount(count: number, { start, step, end }: Range): number {
  const next = count + step;
  return next > end ? start : next;
}
