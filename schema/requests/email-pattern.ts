/**
 * What an email address needs beyond the rule of HTML's `<input type="email">`: a domain with a dot.
 * Fields have it as their `pattern`, and the server checks it, so that both accept the same.
 */
export const emailPattern = '.+@.+[.].+';
