import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { photoForm } from "#tests/support/guest-forms.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { handleGuestForm } from "../guest-forms.server.ts";

useTestDatabase();

let weddingId: string;

beforeEach(async () => {
  weddingId = await insertWedding();
});

test("one form stores ten photos", async () => {
  const photos = await Promise.all(Array.from({ length: 10 }, (_, i) => photo(i)));
  const { status, headers } = await send(photoForm(weddingId, photos));
  expect([status, headers.get("Location")]).toEqual([303, `/wedding?id=${weddingId}#bilder`]);
  expect(await flashOf(headers)).toBe("10 bilder lagt til i galleriet!");
  expect(await stored()).toHaveLength(10);
  expect(new Set((await stored()).map(({ visitorId }) => visitorId)).size).toBe(1);
});

test("the message for one photo is in the singular and mentions approval", async () => {
  const one = await send(photoForm(weddingId, [await photo()]));
  expect(await flashOf(one.headers)).toBe("Bilde lagt til i galleriet!");
  await db().update(weddings).set({ approvePhotos: true }).where(eq(weddings.id, weddingId));
  const waiting = await send(photoForm(weddingId, [await photo()]));
  expect(await flashOf(waiting.headers)).toBe(
    "Bilde lagt til i galleriet! Brudeparet ser på bildet før alle kan se det.",
  );
});

test("valid photos are stored, rejected ones are named, and the text is redisplayed", async () => {
  const form = photoForm(weddingId, [await photo(1)], { caption: "Kake" });
  append(form, Buffer.from("hei"), "../\u202etekst.txt");
  append(form, new Uint8Array(6 * 1024 * 1024).fill(0xff), "stor.jpg");
  append(form, await photo(2), "god.jpg");
  const { status, headers, body } = await send(form);
  expect(status).toBe(400);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=/)]);
  expect(body).toMatchObject({
    form: "photo",
    reason: "invalid",
    errors: {
      formError: "2 bilder lagt til i galleriet!",
      fieldErrors: {
        photo:
          "«../tekst.txt»: Vennligst velg en bildefil «stor.jpg»: Bildet må være mindre enn 5MB",
      },
      values: { guestName: "Kari", caption: "Kake" },
    },
  });
  expect(await stored()).toHaveLength(2);
});

test("no photo is stored without a name", async () => {
  const form = photoForm(weddingId, [await photo()], { guestName: "", caption: "Kake" });
  const { status, headers, body } = await send(form);
  expect([status, headers.getSetCookie()]).toEqual([400, []]);
  expect(body).toMatchObject({
    errors: {
      fieldErrors: { guestName: "Vennligst skriv inn navnet ditt" },
      values: { caption: "Kake" },
    },
  });
  expect(await stored()).toEqual([]);
});

test("without a photo, the form asks for one", async () => {
  const { body } = await send(photoForm(weddingId, []));
  expect(body).toMatchObject({ errors: { fieldErrors: { photo: "Vennligst velg en bildefil" } } });
});

test("of eleven photos, ten are stored", async () => {
  const photos = await Promise.all(Array.from({ length: 11 }, (_, i) => photo(i)));
  const { body } = await send(photoForm(weddingId, photos));
  expect(body).toMatchObject({
    errors: {
      formError: "10 bilder lagt til i galleriet!",
      fieldErrors: { photo: "Du kan dele ti bilder om gangen. Del resten etterpå." },
    },
  });
  expect(await stored()).toHaveLength(10);
});

test("a truncated form stores its first photos and reports an error", async () => {
  const form = photoForm(weddingId, [await photo(1), await photo(2)], { caption: "Kake" });
  const formBytes = await new Response(form).bytes();
  const type = `multipart/form-data; boundary=${boundaryOf(formBytes)}`;
  const { body } = await send(formBytes.subarray(0, formBytes.length - 200), type);
  expect(body).toMatchObject({
    errors: {
      formError: "Bilde lagt til i galleriet!",
      fieldErrors: { photo: "En feil oppstod ved opplasting" },
      values: { caption: "Kake" },
    },
  });
});

test("a form with an expired token is redisplayed as typed", async () => {
  const form = photoForm(weddingId, [await photo()], {
    [submissionFields.token]: "old",
    caption: "Kake",
  });
  const { body } = await send(form);
  expect(body).toMatchObject({ reason: "expired-token", errors: { values: { caption: "Kake" } } });
  expect(await stored()).toEqual([]);
});

function send(body: BodyInit, type = "") {
  const url = `http://localhost/wedding?id=${weddingId}&send=photo`;
  const headers = new Headers(type ? { "Content-Type": type } : {});
  const request = new Request(url, { method: "POST", body, headers });
  return responseOf(() => handleGuestForm(request, weddingId as PublicWeddingId, randomUUID()));
}

async function flashOf(headers: Headers): Promise<string | null> {
  const cookie = headers.getSetCookie().find((each) => each.startsWith("flash=")) ?? "";
  const request = new Request("http://localhost/", {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  return (await readFlash(request)).message;
}

function stored() {
  return db().select().from(guestPhotos).where(eq(guestPhotos.weddingId, weddingId));
}

function photo(shade = 0): Promise<Uint8Array> {
  return solidPicture(40, 30, { r: shade * 20, g: 90, b: 90 })
    .jpeg()
    .toBuffer();
}

function append(form: FormData, bytes: Uint8Array, name: string): void {
  form.append("photo", new File([new Uint8Array(bytes)], name));
}

function boundaryOf(body: Uint8Array): string {
  return Buffer.from(body).toString("latin1").split("\r\n")[0]?.slice(2) ?? "";
}
