/** Remembers what was made for the keys used last. What fails is made anew for the next request. */
export function promiseCache<Value>(
  maxEntries: number,
): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = entries.get(key) ?? make();
    entries.delete(key);
    entries.set(key, value);
    value.catch(() => {
      if (entries.get(key) === value) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
