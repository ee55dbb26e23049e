/** Addresses of this browser's own files; each holds its file in memory until it is let go. */
export interface ObjectAddresses {
  make: (file: Blob) => string;
  /** Lets go of all but these. */
  keepOnly: (shown: readonly (string | null | undefined)[]) => void;
}

export function objectAddresses(): ObjectAddresses {
  const made = new Set<string>();
  return {
    make(file) {
      const address = URL.createObjectURL(file);
      made.add(address);
      return address;
    },
    keepOnly(shown) {
      for (const address of made) {
        if (shown.includes(address)) continue;
        URL.revokeObjectURL(address);
        made.delete(address);
      }
    },
  };
}
