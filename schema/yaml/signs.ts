/**
 * Whether a valid text may hide a trap, so that it has to be read precisely. Costs a few searches
 * for single characters, because every page is asked.
 */
export function mayHideTrap(text: string): boolean {
  return (
    hasCutText(text) ||
    endsLineWith(text, ',', /^[ \t]*(?:- +)*[\w-]+:[ \t]+[^\s"'[{|>][^\n]*$/) ||
    endsLineWith(text, ';', /^[ \t]*(?:- +)*[\w-]+:[ \t]+[^\s"'[{|>][^\n]*$/) ||
    endsLineWith(text, '"', /^[^"]*[a-zA-Z.?!]$/) ||
    hasItemBelowText(text) ||
    text.includes('<<<<<<<') ||
    (text.includes(': “') && /: “[/#]/.test(text)) ||
    (text.includes('&') && /(?:^|[:?-][ \t]|[[{,])[ \t]*&\S/m.test(text)) ||
    hasNumberInBrackets(text)
  );
}

/** A text without quotes, and below it an item of a list that is indented more. */
export const hasItemBelowText = (text: string): boolean =>
  /(?:^|\n)( *)(?:- +)*(?:[\w-]+: +)?[^\s"'|>{[&#-][^\n]*[^\s:]\r?\n\1 +- /.test(text);

const isSpace = (code: number): boolean => code === 32 || code === 9;

/** ` #` behind something, with no space behind it or with a number: `plan #1`. */
function hasCutText(text: string): boolean {
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    if (!isSpace(text.charCodeAt(at - 1))) continue;
    const next = text.charCodeAt(at + 1);
    if (isSpace(next) ? !isDigit(text.charCodeAt(at + 2)) : !(next > 32)) continue;
    let before = at - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (before >= 0 && text.charCodeAt(before) !== 10) return true;
  }
  return false;
}

/** `[1,200, 1,300]`: four numbers, and most likely two were meant. */
function hasNumberInBrackets(text: string): boolean {
  for (const { index } of text.matchAll(/[[ ]\d{1,3},\d{3}[,\]]/g)) {
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index + 1);
    if (/\[[^\]"']*$/.test(before) && !/^\s*#/.test(before)) return true;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a line ends with a sign, and what stands before it looks like that. */
function endsLineWith(text: string, sign: string, before: RegExp): boolean {
  const ends = [`${sign}\n`, `${sign}\r\n`];
  for (const end of text.includes('\r') ? ends : ends.slice(0, 1)) {
    for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1)) {
      if (before.test(text.slice(text.lastIndexOf('\n', at) + 1, at))) return true;
    }
  }
  return false;
}
