import { Fragment } from 'react';

/** A text of a schema, with backticks shown as code. */
export function Words({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
