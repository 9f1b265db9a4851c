/** `Payroll 842 838 −4`: the name of a row and its figures, without what was between the cells. */
const row = /^\p{L}[^\d,;|]*(?: +[-+−]?[$€£¥]?\d[\d.,]*[%KM]?){2,}$/u;

/** Splits `Oct, Nov, Dec`, such parts on separate lines, or the cells of a row. */
export const partsOf = (text: string): string[] =>
  (row.test(text) ? text.split(/ +(?=[-+−]?[$€£¥]?\d)/) : text.split(separatorOf(text)))
    .map((part) => part.trim().replace(/^(?:[-*]\s+|•\s*)/, ''))
    .filter(Boolean);

function separatorOf(text: string): string | RegExp {
  if (text.trim().includes('\n')) return '\n';
  const sign = ['|', ';'].find((each) => text.includes(each)) ?? / [/·•] /.exec(text)?.[0];
  if (sign) return sign;
  if (/^[-\d.]+(?: +[-\d.]+)+$/.test(text)) return / +/;
  return /^\S*\d\S* (?:to|[–-]) \S*\d\S*$/.test(text) ? / (?:to|[–-]) / : ',';
}

/** Whether a part is a few words and not a sentence or the end of one. */
export const isLabel = (part: string): boolean =>
  part.split(/\s+/).length <= 6 &&
  !/[.!?]/.test(part) &&
  !/^(?:and|or|but|so|which|that)\b/.test(part);

/** Whether a part begins with a capital. After a comma it is most likely a separate text then. */
export const isCapital = (part: string): boolean => /^\p{Lu}/u.test(part) && !/[.!?]/.test(part);

/** Whether a part is three words at most, and not a sentence. */
export const isShort = (part: string): boolean =>
  part.split(/\s+/).length <= 3 && !/[.!?]/.test(part);
