/** What starts an item elsewhere, with the space behind it: `•`, `--`, `1.`, `a)`, `(1)`, `[0]:`. */
export const listSign =
  /^(?:[‐‑–—−•·‣▪▸▹►▶◦●○■□◆◇➤➔→⁃✓✔]|\*(?!\*)|-{2,}(?=[ \t]*[^\s-])|\+(?=[ \t])|(?:\d+|[A-Za-z])[.)](?=[ \t])|\((?:\d+|[A-Za-z])\)(?=[ \t])|\[\d+\]:(?=[ \t]))[ \t\u00a0]*/;
