/** Whether a value is only an address: a path, an anchor, or an address with a scheme. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(value);
