interface Entry {
  /** Ascends in the order of sending; missing if the browser did not store the entry. */
  id?: number;
  /** The wedding's id, or the path of an invitation. */
  page: string;
}

export interface UnsentPhoto extends Entry {
  fields: Record<string, string>;
  name: string;
  file: Blob;
}

export interface UnsentForm extends Entry {
  url: string;
  /** The id of the section that shows the outcome. */
  section: string;
  /** Encoded as it is sent, with the form token. */
  body: string;
  /** The key of the form's draft. */
  draft: string;
}

/** IndexedDB survives reloads and killed tabs. Every call rejects where storage is forbidden. */
class EntryStore<Stored extends Entry> {
  #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async ofPage(page: string): Promise<Stored[]> {
    const all = await this.#run<Stored[]>("readonly", (entries) => entries.getAll());
    return all.filter((entry) => entry.page === page);
  }

  async add(entry: Stored): Promise<number> {
    return Number(await this.#run("readwrite", (entries) => entries.add(entry)));
  }

  async has(id: number): Promise<boolean> {
    return (await this.#run("readonly", (entries) => entries.count(id))) > 0;
  }

  remove(id: number): Promise<unknown> {
    return this.#run("readwrite", (entries) => entries.delete(id));
  }

  async #run<Result>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open();
    const transaction = database.transaction(this.#name, mode);
    const request = work(transaction.objectStore(this.#name));
    return new Promise<Result>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
  }
}

export const unsentPhotos = new EntryStore<UnsentPhoto>("photos");
export const unsentForms = new EntryStore<UnsentForm>("forms");

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("unsent", 2);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of ["photos", "forms"]) {
        if (result.objectStoreNames.contains(name)) continue;
        result.createObjectStore(name, { keyPath: "id", autoIncrement: true });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
