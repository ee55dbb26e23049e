export interface UnsentPhoto {
  /** Ascends in the order of sharing; missing if the browser did not store the photo. */
  id?: number;
  page: string;
  fields: Record<string, string>;
  name: string;
  file: Blob;
}

const store = "photos";

/** IndexedDB survives reloads and killed tabs. Every call rejects where storage is forbidden. */
export const unsentPhotos = {
  async ofPage(page: string): Promise<UnsentPhoto[]> {
    const all = await run<UnsentPhoto[]>("readonly", (photos) => photos.getAll());
    return all.filter((photo) => photo.page === page);
  },

  async add(photo: UnsentPhoto): Promise<number> {
    return Number(await run("readwrite", (photos) => photos.add(photo)));
  },

  async has(id: number): Promise<boolean> {
    return (await run("readonly", (photos) => photos.count(id))) > 0;
  },

  remove(id: number): Promise<unknown> {
    return run("readwrite", (photos) => photos.delete(id));
  },
};

async function run<Result>(
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  const transaction = database.transaction(store, mode);
  const request = work(transaction.objectStore(store));
  return new Promise<Result>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("unsent", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: "id", autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
