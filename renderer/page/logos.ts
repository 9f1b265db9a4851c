import type { Logo } from '../../schema/generated/types.ts';

/** Logos of invented companies and tools: paths on a square of 24. */
export const logos: Record<Logo, string> = {
  arch: 'M2 22V12a10 10 0 0 1 20 0v10h-5V12a5 5 0 0 0-10 0v10Z',
  beam: 'M2 4h20v4H2Zm0 6h13v4H2Zm0 6h20v4H2Z',
  bolt: 'M13 1 3 14h7l-2 9L21 9h-8Z',
  card: 'M1 4h22v5H1Zm0 8h22v8H1Z',
  chain:
    'M8 5a7 7 0 1 1 0 14A7 7 0 0 1 8 5Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm8-4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  coin: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm-2 5v12h4V6Z',
  crest: 'M12 1 22 6v7c0 5-4 8-10 10C6 21 2 18 2 13V6Zm0 5.5L7 9v4c0 2.5 1.8 4 5 5.3Z',
  cross: 'M8 1h8v7h7v8h-7v7H8v-7H1V8h7Z',
  dots: 'M6.5 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm11 0a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm-11 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM13 13h9v9h-9Z',
  fold: 'M2 3h9v18H2Zm11 0h9L13 12Zm0 18v-7l9-9v16Z',
  funnel: 'M1 2h22l-8 10v10H9V12Z',
  hexagon: 'm12 1 10 5.5v11L12 23 2 17.5v-11Zm0 6.5L8 9.7v4.6l4 2.2 4-2.2V9.7Z',
  orbit:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  person: 'M12 1a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2 23a10 10 0 0 1 20 0Z',
  quadrant: 'M12 1a11 11 0 1 0 11 11h-7a4 4 0 1 1-4-4Zm3 0a8 8 0 0 1 8 8h-8Z',
  slabs: 'M2 2h20v6H2Zm0 8h9v12H2Zm11 0h9v12h-9Z',
  stack: 'M7 2h10v9H7ZM1 13h10v9H1Zm12 0h10v9H13Z',
  steps: 'M2 22v-6h5v6Zm7 0V10h5v12Zm7 0V2h6v20Z',
  swap: 'M1 6.5 8 1v3.5h15v4H8V12Zm22 11L16 23v-3.5H1v-4h15V12Z',
  tally: 'M2 2h3.5v20H2Zm5.5 0H11v20H7.5ZM13 2h3.5v20H13Zm5.5 0H22v20h-3.5Z',
};
