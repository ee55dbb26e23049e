interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}

/** Stores whole files of up to 15 MB. Methods throw StorageUnavailableError within 10 s. */
export interface Storage {
  /** Resolves once the file is durable. Until then, `get` returns the previous file or null. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredKey>;
}

const contentTypes: Record<string, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
};

const keyPattern = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.([a-z0-9]+)$/;
const prefixPattern = /^(?:[a-z0-9][a-z0-9_-]*\/)+$/;

export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super("the file storage is unavailable", { cause });
  }
}

export function contentTypeOf(key: string): string {
  const extension = key.length <= 200 ? keyPattern.exec(key)?.[1] : undefined;
  const contentType =
    extension && Object.hasOwn(contentTypes, extension) && contentTypes[extension];
  if (!contentType) throw new Error("not a storage key");
  return contentType;
}

export function checkPrefix(prefix: string): void {
  if (prefix.length > 200 || !prefixPattern.test(prefix)) throw new Error("not a storage prefix");
}
