import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { minFormAgeMs, submissionFields } from "#app/features/submissions/rules.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { issueOlderToken } from "#tests/support/guest-client.ts";
import { photoForm, tokenFields } from "#tests/support/guest-forms.ts";
import {
  corruptPictures,
  listStoredPictures,
  maliciousFileNames,
  picturesWithPayload,
  runFileDeletions,
  solidPicture,
  unsupportedFiles,
} from "#tests/support/pictures.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { guestPhotos } from "../tables.server.ts";
import { action, loader } from "./photos.ts";

useTestDatabase();

const multipart = "multipart/form-data; boundary=x";
let weddingId: string;

beforeEach(async () => {
  configureLog("silent");
  weddingId = await insertWedding();
});

test("a photo is accepted and the response sets the visitor cookie", async () => {
  const form = photoForm(weddingId, [await photo()], { guestName: " Åse ", caption: "Kake" });
  const { status, headers, body } = await send(form);
  expect([status, body]).toEqual([
    201,
    {
      ok: true,
      id: expect.any(String),
      outcome: "shared",
      status: "shown",
      message: "Bilde lagt til i galleriet!",
    },
  ]);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=.*HttpOnly/)]);
  const again = await send(form);
  expect(again.body).toEqual({ ...body, outcome: "repeated" });
  const [row] = await db().select().from(guestPhotos).where(sql`wedding_id = ${weddingId}`);
  expect(row).toMatchObject({ guestName: "Åse", caption: "Kake" });
});

test.each([
  ["no name", { guestName: "  " }, "name", "Vennligst skriv inn navnet ditt"],
  [
    "a name field that is not there",
    { guestName: null },
    "name",
    "Vennligst skriv inn navnet ditt",
  ],
  [
    "too long a caption",
    { caption: "å".repeat(501) },
    "caption",
    "Bildeteksten kan ha høyst 500 tegn",
  ],
])("%s is reported before anything is stored", async (_, fields, reason, message) => {
  const refused = await send(photoForm(weddingId, [await photo()], fields));
  expect([refused.status, refused.body]).toEqual([400, { ok: false, reason, message }]);
});

test.each([{ name: "an empty file", make: () => Buffer.alloc(0) }, ...unsupportedFiles])(
  "$name is refused and leaves nothing behind",
  async ({ make }) => {
    const refused = await storingNothing(async () => send(photoForm(weddingId, [await make()])));
    const message = "Vennligst velg en bildefil";
    expect([refused.status, refused.body]).toEqual([
      400,
      { ok: false, reason: "not-an-image", message },
    ]);
  },
);

test.each(corruptPictures)("$name is refused and leaves nothing behind", async ({ make }) => {
  const refused = await storingNothing(async () => send(photoForm(weddingId, [await make()])));
  const message = "Kunne ikke laste opp bilde";
  expect([refused.status, refused.body]).toEqual([
    400,
    { ok: false, reason: "unreadable", message },
  ]);
});

test("a file of 5 MB and a byte is refused and not read further", async () => {
  const form = photoForm(weddingId, [new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)]);
  const refused = await storingNothing(() => send(form));
  const message = "Bildet må være mindre enn 5MB";
  expect([refused.status, refused.body]).toEqual([
    413,
    { ok: false, reason: "too-large", message },
  ]);

  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(startOfForm()),
    pull(controller) {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0xff));
    },
  });
  expect((await storingNothing(() => send(endless, multipart))).status).toBe(413);
  expect(read).toBeLessThan(5 * 1024 * 1024 + 3 * 65_536);
});

test.each([
  ["without a token", { [submissionFields.token]: "" }, 409],
  ["with a filled honeypot", { [submissionFields.honeypot]: "x" }, 400],
  ["without a name", { guestName: "" }, 400],
])("the photo of a form %s is not read", async (_, fields, expected) => {
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(startOfForm(fields)),
    pull(controller) {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0xff));
    },
  });
  expect((await storingNothing(() => send(endless, multipart))).status).toBe(expected);
  expect(read).toBeLessThan(5 * 65_536);
});

test.each(picturesWithPayload)("$name is accepted as a picture", async ({ make }) => {
  expect((await send(photoForm(weddingId, [await make()]))).status).toBe(201);
});

test.each(maliciousFileNames)("a file named %j is accepted as a picture", async (name) => {
  const accepted = await send(photoForm(weddingId, [await photo()], {}, name));
  expect(accepted.status).toBe(201);
});

test.each([
  ["broken off in its photo", () => startOfForm(), multipart],
  ["no form", () => "{}", "application/json"],
  ["two photos", async () => photoForm(weddingId, [await photo(), await photo()]), ""],
])("a form that is %s is refused and leaves nothing behind", async (_, make, type) => {
  const refused = await storingNothing(async () => send(await make(), type));
  const message = "En feil oppstod ved opplasting";
  expect([refused.status, refused.body]).toEqual([
    400,
    { ok: false, reason: "malformed", message },
  ]);
});

test("an expired token is refused with a new one, which is accepted", async () => {
  const form = photoForm(weddingId, [await photo()], { [submissionFields.token]: "old" });
  const { status, body } = await storingNothing(() => send(form));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    ok: false,
    reason: "expired-token",
    message: expect.stringContaining("Siden har"),
  });
  const { ticket: formToken } = body as { ticket: string };
  const fields = tokenFields(formToken);
  onTestFinished(() => setClock());
  setClock(() => Date.now() + minFormAgeMs);
  const again = photoForm(weddingId, [await photo()], fields);
  expect((await send(again)).status).toBe(201);
});

test("a form with a filled honeypot is refused", async () => {
  const form = photoForm(weddingId, [await photo()], { subject: "Tilbud" });
  const { body } = await storingNothing(() => send(form));
  expect(body).toMatchObject({ ok: false, reason: "honeypot", ticket: expect.any(String) });
});

test("when files or rows cannot be written, the response says when to retry", async () => {
  const form = photoForm(weddingId, [await photo()]);
  const away = await withFailingStorage(() => send(form));
  expect([away.status, away.headers.get("Retry-After"), away.body]).toEqual([
    503,
    "5",
    { ok: false, reason: "unavailable", message: "Kunne ikke laste opp bilde" },
  ]);
  await db().execute(sql`alter table guest_photos add constraint none check (false) not valid`);
  const refused = await storingNothing(() => send(form));
  await db().execute(sql`alter table guest_photos drop constraint none`);
  expect([refused.status, refused.headers.get("Retry-After"), refused.body]).toEqual([
    503,
    "5",
    {
      ok: false,
      reason: "not-saved",
      message: "Bildet ble lastet opp, men kunne ikke lagres i galleriet",
    },
  ]);
  expect((await send(form)).status).toBe(201);
});

test("an unknown wedding accepts no photo", async () => {
  const form = photoForm(weddingId, [await photo()]);
  expect((await send(form, "", randomUUID())).status).toBe(404);
});

test("a GET redirects to the wedding page", async () => {
  const { status, headers } = await responseOf(() =>
    loader(loaderArgs(`/wedding/photos?id=${weddingId}`)),
  );
  expect([status, headers.get("Location")]).toEqual([302, `/wedding?id=${weddingId}`]);
});

/** Refused pictures must not be found again, neither as a row nor as a file. */
async function storingNothing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const before = [await db().$count(guestPhotos), await listStoredPictures()];
  const answer = await work();
  await runFileDeletions();
  expect([await db().$count(guestPhotos), await listStoredPictures()]).toEqual(before);
  return answer;
}

async function send(body: BodyInit, type = "", id = weddingId) {
  const call = loaderArgs(`/wedding/photos?id=${id}`, { info: { clientIp: randomUUID() } });
  const headers = new Headers(type ? { "Content-Type": type } : {});
  const init = { method: "POST", body, headers, duplex: "half" };
  const answer = await responseOf(() => action({ ...call, request: new Request(call.url, init) }));
  return { ...answer, body: answer.body ? JSON.parse(String(answer.body)) : null };
}

/** Ends within the photo. */
function startOfForm(overrides: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const token = tokenFields(issueOlderToken(weddingId));
  const fields = { guestName: "Kari", ...token, ...overrides };
  const texts = Object.entries(fields).map(([name, text]) => `name="${name}"\r\n\r\n${text}\r\n`);
  const parts = [...texts, 'name="photo"; filename="a"\r\n\r\n\xff\xd8\xff'];
  const form = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}`).join("");
  return new Uint8Array(Buffer.from(form, "latin1"));
}

function photo(): Promise<Uint8Array> {
  return solidPicture(40, 30).jpeg().toBuffer();
}
