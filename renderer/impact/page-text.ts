import { Parser } from 'htmlparser2';

/** The text of a page as visitors read it, in lines. */
export interface PageText {
  /** The title of the tab, the description, and what is in `main`. */
  lines: string[];
  /** The lines of header and footer. */
  frame: string[];
}

/** Inline elements, which do not end a line. */
const inline =
  /^(?:a|abbr|b|bdi|br|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|tspan|u|wbr)$/;
const silent = /^(?:script|style|template)$/;

/**
 * The text of a built page, with the text alternatives of pictures, and without the numbers of axes,
 * which nobody has written.
 */
export function textOf(html: string): PageText {
  const text: PageText = { lines: [], frame: [] };
  let line = '';
  let depth = 0;
  let mainAt = 0;
  let silentAt = 0;
  /** Whether nothing has followed the end of an element yet. */
  let isBetween = false;
  const endLine = (lines: string[]) => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words) lines.push(words);
    line = '';
  };
  const place = () => (mainAt > 0 ? text.lines : text.frame);
  /** What a menu says about a page, below its name. */
  const isMenuText = (name: string) => name === 'span' && mainAt === 0;
  const parser = new Parser({
    onopentag(name, { alt, content, name: meta, 'data-axis': axis }) {
      depth += 1;
      if (!inline.test(name)) endLine(place());
      // Elements side by side, such as a button and its note.
      if (name === 'br' || isBetween || isMenuText(name)) line += ' ';
      isBetween = false;
      if (name === 'main') mainAt = depth;
      if ((silent.test(name) || axis !== undefined) && silentAt === 0) silentAt = depth;
      if (name === 'img' && alt) place().push(`[${alt}]`);
      if (name === 'meta' && meta === 'description' && content) text.lines.push(content);
    },
    ontext(words) {
      isBetween = false;
      if (silentAt === 0) line += words;
    },
    onclosetag(name) {
      if (!inline.test(name)) endLine(name === 'title' && mainAt === 0 ? text.lines : place());
      if (silentAt === depth) silentAt = 0;
      if (mainAt === depth) mainAt = 0;
      depth -= 1;
      isBetween = true;
    },
  });
  parser.end(html);
  return text;
}
