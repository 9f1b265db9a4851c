/** Returns an own property of an object. Content may ask for inherited ones such as `__proto__`. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined => (object && Object.hasOwn(object, name) ? object[name] : undefined);
