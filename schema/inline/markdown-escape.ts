/** A backslash before a sign, which a text that was exported as Markdown has for signs that may be marks. */
export const markdownEscape: RegExp = /(?<![\\¯])\\([&.!*_~#$+<>|={}[\]()`-])/;

/** Whether backslashes are meant: in paths, in patterns such as `[a-z]+\.md$`, and in commands of other languages. */
export const hasPath = (text: string): boolean =>
  /\\[\p{L}\p{N}\\/]|\b[A-Za-z]:\\|\(\?[:!=<]|\][+*]|\.[*+]/u.test(text);
