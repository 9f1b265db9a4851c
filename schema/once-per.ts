/** Returns a function that computes its result once for each object, when it is first needed. */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { result: V }>();
  return (key) => {
    const found = results.get(key) ?? { result: compute(key) };
    results.set(key, found);
    return found.result;
  };
}
