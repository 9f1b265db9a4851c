/** Decodes the `%20` of an address. What cannot be decoded stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
