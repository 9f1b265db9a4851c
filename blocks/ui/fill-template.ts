/** A text with values in the places that it keeps for them: `{runway}`. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
