/** Caches bytes up to a limit and evicts the least recently used. */
interface ByteCache {
  /** Returns the cached bytes and marks them as most recently used. */
  get(key: string): Buffer<ArrayBuffer> | undefined;
  keep(key: string, bytes: Buffer<ArrayBuffer>): void;
  /**
   * Returns the cached bytes, or the result of `make`, which is called once for all concurrent
   * callers. Failures are not cached.
   */
  getOrMake(key: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>;
}

/** @param limit maximum number of bytes, not counting keys */
export function createByteCache(limit: number): ByteCache {
  // A Map keeps insertion order, so the first key is the least recently used.
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const making = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  function get(key: string): Buffer<ArrayBuffer> | undefined {
    const bytes = kept.get(key);
    if (bytes) {
      kept.delete(key);
      kept.set(key, bytes);
    }
    return bytes;
  }

  function keep(key: string, bytes: Buffer<ArrayBuffer>): void {
    drop(key);
    kept.set(key, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= limit) break;
      drop(oldest);
    }
  }

  return {
    get,
    keep,
    async getOrMake(key, make) {
      const ready = get(key) ?? making.get(key);
      if (ready) return ready;
      const promise = make();
      making.set(key, promise);
      try {
        const bytes = await promise;
        keep(key, bytes);
        return bytes;
      } finally {
        making.delete(key);
      }
    },
  };
}
