/** Whether a value is written as an address and is nothing else: a path, a place on the page, or one with a scheme. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(value);
