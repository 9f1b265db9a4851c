/** The signs of currencies, by their codes. */
export const currencySigns: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** A pattern for the codes that texts write beside an amount: `CHF 49`. */
export const currencyCode =
  '(?:AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HUF|INR|JPY|MXN|NOK|NZD|PLN|SEK|USD|ZAR)';
