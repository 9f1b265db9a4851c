/** A text as YAML writes it anywhere, in braces too: plain where it reads back the same, else in quotes. */
export const writeScalar = (text: string): string =>
  /^[A-Za-z/](?:[\w/.@&+%=?:-]*[\w/.@&+%=?-])?(?:#[\w-]+)?$/.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
