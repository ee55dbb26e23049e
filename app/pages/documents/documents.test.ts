import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { deleteDocuments } from "#app/features/documents/commands.server.ts";
import { purgeDocuments } from "#app/features/documents/jobs.server.ts";
import { rateLimits } from "#app/features/documents/rules.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { maxDocumentBytes } from "#app/platform/documents/document-files.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { insertConversation, listStoredDocuments, say } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInUser, signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { runFileDeletions } from "#tests/support/pictures.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader } from "./document.ts";
import { action } from "./upload.ts";

useTestDatabase();

afterEach(() => setClock());

const pdf = "%PDF-1.7\n1 0 obj\n";

test("a PDF is stored as it is, and downloaded by nobody's cache", async () => {
  const owner = await signedInOwner();
  const { status, body } = await upload(owner, pdf, {
    name: "C:\\Kvitteringer\\Lokalet: æøå?.PDF",
  });
  expect(status).toBe(201);
  const { id, name } = JSON.parse(String(body));
  expect(name).toBe("Lokalet æøå.pdf");
  const served = await open(owner, id);
  expect(served.body).toBe(pdf);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Lokalet%20%C3%A6%C3%B8%C3%A5.pdf",
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  ["avtale\u202efdp.exe", "avtale fdp.pdf"],
  ["avtale.pdf\r\nSet-Cookie: a=b", "avtale.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["<script>.pdf", "script.pdf"],
  [".pdf", "dokument.pdf"],
])("a file called %j is stored as %j", async (sent, stored) => {
  const owner = await signedInOwner();
  const id = await uploaded(owner, pdf, { name: sent });
  const served = await open(owner, id);
  expect(served.headers.get("Content-Disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(stored)}`,
  );
});

test("a PDF that is a web page or a picture too is only ever downloaded as a PDF", async () => {
  const owner = await signedInOwner();
  for (const hidden of ["<script>alert(1)</script>", "<svg onload=alert(1)>", "\x89PNG\r\n"]) {
    const id = await uploaded(owner, pdf + hidden, { name: "side.html" });
    const { headers } = await open(owner, id);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; .*side\.pdf$/);
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'self'; sandbox",
    );
  }
});

test("a small file that is a huge picture is refused before it is decoded", async () => {
  const owner = await signedInOwner();
  const create = { width: 12_000, height: 12_000, channels: 3, background: "#fff" } as const;
  const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const before = await traces();
  expect((await upload(owner, new Uint8Array(bomb), { name: "stor.png" })).status).toBe(400);
  expect(await traces()).toEqual(before);
});

test("a picture is re-encoded to WebP without its metadata", async () => {
  const owner = await signedInOwner();
  const create = { width: 60, height: 40, channels: 3, background: "#aa3333" } as const;
  const photo = await sharp({ create })
    .withExif({ IFD0: { Copyright: "hemmelig sted" } })
    .jpeg()
    .toBuffer();
  const id = await uploaded(owner, new Uint8Array(photo), { name: "kvittering.jpg" });
  const [row] = await db().select().from(documents).where(eq(documents.id, id));
  expect(row).toMatchObject({ name: "kvittering.webp", type: "image/webp" });
  const file = await storage().get(`documents/${id}/file.webp`);
  const { format, exif, width } = await sharp(file?.bytes).metadata();
  expect([format, exif, width]).toEqual(["webp", undefined, 60]);
  const served = await open(owner, id);
  expect(served.headers.get("Content-Disposition")).toBe(
    "inline; filename*=UTF-8''kvittering.webp",
  );
});

test.each<[string, BlobPart, number]>([
  ["an empty file", "", 400],
  ["a web page", "<!doctype html><script>alert(1)</script>", 400],
  ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", 400],
  ["a web page that names PDF later", `<html>${pdf}`, 400],
  ["half a picture", "\x89PNG\r\n\x1a\n rubbish", 400],
  ["a file above the limit", new Uint8Array(maxDocumentBytes + 1).fill(0x25), 413],
])("%s is refused and nothing is stored", async (_, content, expected) => {
  const owner = await signedInOwner();
  const before = await traces();
  const { status, body } = await upload(owner, content);
  expect(status).toBe(expected);
  expect(JSON.parse(String(body)).error).toMatch(/\.$/);
  expect(await traces()).toEqual(before);
});

test("a document is seen by both owners of its wedding and by nobody else", async () => {
  const [owner, stranger, user] = [
    await signedInOwner(),
    await signedInOwner(),
    await signedInUser(),
  ];
  const id = await uploaded(owner, pdf);
  expect((await open(owner, id)).status).toBe(200);
  for (const other of [stranger, user]) {
    const responses = [
      await open(other, id),
      await open(other, randomUUID()),
      await open(other, "x"),
    ];
    expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([404, null]));
  }
  const signedOut = await responseOf(() =>
    loader({ ...loaderArgs(`/documents/${id}`), params: { id } } as never),
  );
  expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([
    302,
    `/auth?next=%2Fdocuments%2F${id}`,
  ]);
});

test("a document of a conversation is seen by its participants only, not by its uploader's wedding", async () => {
  const [couple, vendor, stranger] = [
    await signedInOwner(),
    await signedInUser(),
    await signedInOwner(),
  ];
  const conversationId = await insertConversation({
    asker: couple,
    senderId: couple.userId,
    answererId: vendor.userId,
  });
  const id = await uploaded(vendor, pdf, { query: `?samtale=${conversationId}` });
  expect((await open(couple, id)).status).toBe(200);
  expect((await open(vendor, id)).status).toBe(200);
  expect((await open(stranger, id)).status).toBe(404);
  for (const conversation of [conversationId, randomUUID(), "x", ""]) {
    const { status } = await upload(stranger, pdf, { query: `?samtale=${conversation}` });
    expect(status).toBe(404);
  }
  expect((await upload(vendor, pdf)).status, "has no wedding").toBe(404);
});

test("a document without a reference is purged with its file after a day", async () => {
  const [couple, vendor] = [await signedInOwner(), await signedInUser()];
  const asked = { asker: couple, senderId: couple.userId, answererId: vendor.userId };
  const conversationId = await insertConversation(asked);
  const query = `?samtale=${conversationId}`;
  const [sent, unsent] = [
    await uploaded(couple, pdf, { query }),
    await uploaded(couple, pdf, { query }),
  ];
  const participant = { conversationId, side: "asker", userId: couple.userId } as const;
  await say(participant, "Her", sent);
  await purgeAfter(23);
  expect(await listStoredDocuments()).toEqual(expect.arrayContaining([sent, unsent]));
  await transaction((tx) => deleteDocuments(tx, [sent]));
  await purgeAfter(25);
  expect(await listStoredDocuments()).toContain(sent);
  expect(await listStoredDocuments()).not.toContain(unsent);
  expect(await db().$count(documents, eq(documents.id, unsent))).toBe(0);
});

test("a storage that is down is reported as a server error, and leaves no row", async () => {
  const owner = await signedInOwner();
  const before = await traces();
  const { status } = await withFailingStorage(() => upload(owner, pdf));
  expect(status).toBe(503);
  expect(await traces()).toEqual(before);
});

test("each account has its own rate limit", async () => {
  const [busy, other] = [await signedInOwner(), await signedInOwner()];
  for (let i = 0; i < rateLimits.documentsPerAccount.points; i++) {
    expect((await upload(busy, "x")).status).toBe(400);
  }
  const refused = await upload(busy, pdf);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect((await upload(other, pdf)).status).toBe(201);
});

function upload(
  { cookies }: SignedInUser,
  content: BlobPart,
  { name = "avtale.pdf", query = "" }: { name?: string; query?: string } = {},
) {
  const body = new FormData();
  body.set("document", new File([content], name));
  const call = loaderArgs(`/documents${query}`, { cookies });
  const request = new Request(call.url, { method: "POST", body, headers: call.request.headers });
  return responseOf(() => action({ ...call, request } as never));
}

async function uploaded(...args: Parameters<typeof upload>): Promise<string> {
  const { status, body } = await upload(...args);
  expect(status).toBe(201);
  return JSON.parse(String(body)).id;
}

function open({ cookies }: SignedInUser, id: string) {
  const call = loaderArgs(`/documents/${id}`, { cookies });
  return responseOf(() => loader({ ...call, params: { id } } as never));
}

async function purgeAfter(hours: number): Promise<void> {
  const time = Date.now() + hours * 3_600_000;
  setClock(() => time);
  await purgeDocuments.run({}, "test");
  await runFileDeletions();
}

async function traces(): Promise<[number, number]> {
  return [await db().$count(documents), (await listStoredDocuments()).length];
}
