/** Characters of the longest value that is repeated. */
const longest = 24;

/**
 * Says what an environment variable must be. The value is repeated only if it can hardly contain a
 * password or a token, as addresses and long texts may.
 * @param allowed end of "it must be"
 */
export const wrongVariable = (name: string, text: string, allowed: string): string =>
  text.length > longest || /[@?#]|:\/\//.test(text)
    ? `${name} must be ${allowed}.`
    : `${name} is ${JSON.stringify(text)}; it must be ${allowed}.`;
