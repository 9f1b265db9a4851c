/** Returns a function that computes its result once for each object, when it is first needed. */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { result: V }>();
  return (key) => {
    const found = results.get(key);
    if (found) return found.result;
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}

/**
 * Returns a function that computes its result once, when it is first needed. Also for code that is loaded
 * late: an `import()` looks for its file each time, even if it has been loaded.
 */
export function once<V>(compute: () => V): () => V {
  let cached: { result: V } | undefined;
  return () => {
    cached ??= { result: compute() };
    return cached.result;
  };
}

/** Returns a function that keeps its latest result, for several calls in a row with the same argument. */
export function cacheLatest<K extends string | number, V>(compute: (key: K) => V): (key: K) => V {
  let latest: { key: K; result: V } | undefined;
  return (key) => {
    if (latest?.key !== key) latest = { key, result: compute(key) };
    return latest.result;
  };
}
