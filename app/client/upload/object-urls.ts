/** Addresses of this browser's own files; each holds its file in memory until it is let go. */
export interface ObjectUrls {
  create: (file: Blob) => string;
  /** Lets go of all but these. */
  revokeAllExcept: (shown: readonly (string | null | undefined)[]) => void;
}

export function createObjectUrls(): ObjectUrls {
  const made = new Set<string>();
  return {
    create(file) {
      const url = URL.createObjectURL(file);
      made.add(url);
      return url;
    },
    revokeAllExcept(shown) {
      for (const url of made) {
        if (shown.includes(url)) continue;
        URL.revokeObjectURL(url);
        made.delete(url);
      }
    },
  };
}
