import type { Client } from "pg";
import { findDocumentFiles, listDocumentFiles } from "#app/features/documents/queries.server.ts";
import { findPictureFiles, listPictureFiles } from "#app/features/pictures/queries.server.ts";
import { documentKey } from "#app/platform/documents/documents.server.ts";
import { pictureKeys } from "#app/platform/pictures/pictures.server.ts";

interface FileTable<Row extends { id: string }> {
  /** Of the table, and of the folder of its files. */
  name: string;
  /** Returns the next rows after an id; empty at the end. */
  list: (client: Client, after?: string) => Promise<Row[]>;
  find: (client: Client, ids: string[]) => Promise<Row[]>;
  /** Returns the keys of a row's files; of those in one element, one is stored. */
  keysOf: (row: Row) => string[][];
}

/** Some rows of a table, as text to save memory. */
export interface FileRows {
  table: string;
  rows: Buffer;
}

const pictures = defineTable({
  name: "pictures",
  list: listPictureFiles,
  find: findPictureFiles,
  keysOf: (picture) => {
    const { variants, jpegs } = pictureKeys(picture);
    return [...variants.map((key) => [key]), jpegs];
  },
});

const documents = defineTable({
  name: "documents",
  list: listDocumentFiles,
  find: findDocumentFiles,
  keysOf: (document) => [[documentKey(document)]],
});

/** The tables whose rows name stored files. */
export const fileTables = [pictures, documents];

/** Hides the type of the rows, so that the tables can be handled alike. */
function defineTable<Row extends { id: string }>({ name, list, find, keysOf }: FileTable<Row>) {
  return {
    name,
    listRows: async (client: Client): Promise<FileRows[]> => {
      const batches: FileRows[] = [];
      for (let after: string | undefined; ; ) {
        const batch = await list(client, after);
        if (batch.length === 0) return batches;
        batches.push({ table: name, rows: Buffer.from(JSON.stringify(batch)) });
        after = batch.at(-1)?.id;
      }
    },
    keysOf: ({ rows }: FileRows): string[][] =>
      (JSON.parse(rows.toString()) as Row[]).flatMap(keysOf),
    findKeys: async (client: Client, ids: string[]): Promise<Map<string, string[]>> => {
      const found = await find(client, ids);
      return new Map(found.map((row) => [row.id, keysOf(row).flat()]));
    },
  };
}
