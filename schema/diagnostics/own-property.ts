/** A property that an object has itself: content may ask for `__proto__`. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined => (object && Object.hasOwn(object, name) ? object[name] : undefined);
