/** What starts an item elsewhere, with the space behind it: `•`, `--`, `1.`, `a)`. */
export const listSign =
  /^(?:[–—−•·‣▪▸▹►▶◦●○■□◆◇➤➔→⁃✓✔]|\*(?!\*)|-{2,}(?=[ \t]*[^\s-])|\+(?=[ \t])|(?:\d+|[A-Za-z])[.)](?=[ \t]))[ \t\u00a0]*/;
