import type { LogoMark } from '../../schema/generated/types.ts';

/** Marks of invented companies, drawn on a square of 24 in the colour of the text beside them. */
const marks: Record<LogoMark, string> = {
  arch: 'M2 22V12a10 10 0 0 1 20 0v10h-5V12a5 5 0 0 0-10 0v10Z',
  beam: 'M2 4h20v4H2Zm0 6h13v4H2Zm0 6h20v4H2Z',
  bolt: 'M13 1 3 14h7l-2 9L21 9h-8Z',
  crest: 'M12 1 22 6v7c0 5-4 8-10 10C6 21 2 18 2 13V6Zm0 5.5L7 9v4c0 2.5 1.8 4 5 5.3Z',
  dots: 'M6.5 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm11 0a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm-11 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM13 13h9v9h-9Z',
  fold: 'M2 3h9v18H2Zm11 0h9L13 12Zm0 18v-7l9-9v16Z',
  orbit:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  steps: 'M2 22v-6h5v6Zm7 0V10h5v12Zm7 0V2h6v20Z',
};

/** The mark of a company. */
export function LogoMarkDrawing({ mark }: { mark: LogoMark }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={marks[mark]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
