/** What starts an item elsewhere, with the space behind it: `•`, `✅`, `--`, `1.`, `a)`, `(1)`, `[0]:`, and the `o` of Word. */
export const listSign =
  /^(?:[‐‑–—−•·‣▪▸▹►▶◦●○■□◆◇➤➔→⁃✓✔✅☑☐☒]\ufe0f?|\*(?!\*)|-{2,}(?=[ \t]*[^\s-])|[+o§_](?=[ \t])|(?:\d+|[A-Za-z])[.)](?=[ \t])|\((?:\d+|[A-Za-z])\)(?=[ \t])|\[\d+\]:(?=[ \t]))[ \t\u00a0]*/;
