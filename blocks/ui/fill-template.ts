/** Replaces placeholders such as `{runway}` in a text by values. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
