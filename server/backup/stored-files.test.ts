import { eq } from "drizzle-orm";
import { Client } from "pg";
import { expect, test } from "vitest";
import { documents } from "#app/features/documents/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { storeSmallPicture } from "#tests/support/pictures.ts";
import { copyOut, openSession } from "./copy-out.ts";
import { countFiles, deleteUnnamedFiles, readFiles } from "./stored-files.ts";

const database = useTestDatabase();

test("pictures and documents are read by their rows, and a lost file is reported", async () => {
  const weddingId = await insertWedding();
  const picture = await storeSmallPicture({ weddingId });
  const [document, lost] = [
    await storeSmallDocument({ weddingId }),
    await storeSmallDocument({ weddingId }),
  ];
  await storage().deletePrefix(`documents/${lost}/`);
  const client = await openSession(database.url, "test");
  const { fileRows } = await copyOut(
    client,
    async () => {},
    () => {},
  );
  await client.end();
  const missing: string[] = [];
  const files = await Array.fromAsync(readFiles(fileRows, (key) => missing.push(key)));
  expect(files.map(({ key }) => key)).toEqual([
    `pictures/${picture.id}/10.webp`,
    `pictures/${picture.id}/preview.jpg`,
    `documents/${document}/file.pdf`,
  ]);
  expect(files.at(-1)?.bytes.toString()).toBe("%PDF-1.7\n");
  expect(missing).toEqual([`documents/${lost}/file.pdf`]);
});

test("files of both kinds that no row names are deleted, and the others kept", async () => {
  const weddingId = await insertWedding();
  const [kept, gone] = [
    await storeSmallDocument({ weddingId }),
    await storeSmallDocument({ weddingId }),
  ];
  await storage().put(`documents/${kept}/other.pdf`, Buffer.from("x"));
  await db().delete(documents).where(eq(documents.id, gone));
  const before = await countFiles();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await deleteUnnamedFiles(client);
  await client.end();
  expect(await countFiles()).toBe(before - 2);
  expect(await storage().get(`documents/${kept}/file.pdf`)).not.toBeNull();
});
