import { Fragment } from 'react';

/** The words of a schema: what stands in backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
