/** The styles of problems, over a page and instead of one. */
export const problemStyles = `
  pre { margin: 0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre + pre, p + pre { margin-top: 1.5em; }
  button { padding: 0; border: 0; background: none; font: inherit; text-align: start; cursor: pointer; }
  button, a { color: #9aabff; text-decoration: underline; text-underline-offset: .2em; }
  :focus-visible { outline: 2px solid #9aabff; outline-offset: 2px; }`;
