/**
 * The rule of HTML's `<input type="email">`, so that server and browser agree.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
function email(text: string): boolean {
  const [local, domain, ...rest] = text.split('@');
  if (local === undefined || domain === undefined || rest.length > 0) return false;
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    domain.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}

/** The formats of texts that schemas may name. */
export const formats = { email };
