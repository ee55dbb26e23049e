import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { rateLimits } from "#app/features/accounts/rules.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { rateLimitHeroUpload } from "#app/features/weddings/commands.server.ts";
import {
  dailyHeroUploadLimit,
  heroPixelLimit,
  heroUploadLimit,
} from "#app/features/weddings/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { unknownSender } from "#app/platform/upload-sender.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { decompressionBomb, listStoredPictures } from "#tests/support/pictures.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { action, loader } from "./upload.ts";

useTestDatabase();

type Bytes = string | Uint8Array<ArrayBuffer>;

test("a visitor without an account uploads a picture and gets its id", async () => {
  const { status, body } = await upload(await photo());
  const [row] = await db().select().from(pictures);
  expect([status, JSON.parse(String(body))]).toEqual([201, { id: row?.id }]);
  expect(row).toMatchObject({ weddingId: null, uploadedBy: null });
  expect(row).toMatchObject({ width: 60, height: 40, widths: [60] });
});

test("a picture of a wish belongs to the couple's wedding", async () => {
  const { cookies, weddingId } = await signedInOwner();
  const { status, body } = await upload(await photo(), { purpose: "wish", cookies });
  expect(status).toBe(201);
  expect(await stored(body)).toMatchObject({ weddingId, uploadedBy: null });
});

test("an avatar belongs to the account, and may be uploaded without a wedding", async () => {
  const { cookies, userId } = await signedInUser();
  const { status, body } = await upload(await photo(), { purpose: "avatar", cookies });
  expect(status).toBe(201);
  expect(await stored(body)).toMatchObject({ weddingId: null, uploadedBy: userId });
});

test("only owners can upload pictures of wishes, and only users avatars", async () => {
  const { cookies } = await signedInUser();
  const tracesBefore = await traces();
  expect((await upload(await photo(), { purpose: "wish", cookies })).status).toBe(404);
  for (const purpose of ["wish", "avatar"]) {
    const { status, headers } = await upload(await photo(), { purpose });
    expect([status, headers.get("Location")?.split("?")[0]]).toEqual([302, "/auth"]);
  }
  for (const purpose of ["", "toString", "guest"]) {
    expect((await upload(await photo(), { purpose })).status).toBe(404);
  }
  expect(await traces()).toEqual(tracesBefore);
});

test("each account has its own rate limit for avatars", async () => {
  const [busy, other] = [await signedInUser(), await signedInUser()];
  for (let i = 0; i < rateLimits.avatarsPerAccount.points; i++) {
    expect((await upload("x", { purpose: "avatar", ...busy })).status).toBe(400);
  }
  const { status, headers, body } = await upload("x", { purpose: "avatar", ...busy });
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(JSON.parse(String(body))).toEqual({
    error: "Det har kommet mange bilder herfra. Vent litt, og prøv igjen.",
  });
  expect((await upload("x", { purpose: "avatar", ...other })).status).toBe(400);
});

test.each<[string, () => Bytes | Promise<Bytes>, number, string]>([
  ["an empty file", () => "", 400, "Vennligst velg en bildefil"],
  [
    "a web page",
    () => "<!doctype html><script>alert(1)</script>",
    400,
    "Vennligst velg en bildefil",
  ],
  ["SVG", () => "<svg xmlns='http://www.w3.org/2000/svg'/>", 400, "Vennligst velg en bildefil"],
  ["PDF", () => "%PDF-1.7\n1 0 obj", 400, "Vennligst velg en bildefil"],
  ["HEIC", () => "\0\0\0\x18ftypheic\0\0\0\0mif1heic", 400, "Vennligst velg en bildefil"],
  ["half a JPEG", async () => (await photo()).slice(0, 120), 400, "Kunne ikke laste opp bilde"],
  ["5 MB and a byte", () => bytes(5 * 1024 * 1024 + 1), 413, "Bildet må være mindre enn 5MB"],
])("%s is refused and nothing is stored", async (_, makeFile, expected, message) => {
  const tracesBefore = await traces();
  const { status, body } = await upload(await makeFile());
  expect([status, JSON.parse(String(body))]).toEqual([expected, { error: message }]);
  expect(await traces()).toEqual(tracesBefore);
});

test("a form without a picture, or with another kind of file, is refused", async () => {
  const withoutPicture = new FormData();
  withoutPicture.set("other", "x");
  expect((await send(withoutPicture)).status).toBe(400);
  expect((await send("picture=x", "text/plain")).status).toBe(400);
  expect((await send("--x\r\nrubbish", "multipart/form-data; boundary=x")).status).toBe(400);
});

test("a storage that is down is reported as a server error", async () => {
  const { status, body } = await withFailingStorage(async () => upload(await photo()));
  const message = "Kunne ikke laste opp bilde";
  expect([status, JSON.parse(String(body))]).toEqual([503, { error: message }]);
  expect((await upload(await photo())).status).toBe(201);
});

test("a GET of an upload URL is not found", async () => {
  const { cookies } = await signedInOwner();
  for (const purpose of ["hero", "wish", "avatar"]) {
    const args = { ...loaderArgs(`/uploads/${purpose}`, { cookies }), params: { purpose } };
    expect((await responseOf(() => loader(args as never))).status, purpose).toBe(404);
  }
});

test("uploads are limited per IP address", async () => {
  const clientIp = randomUUID();
  const statuses: number[] = [];
  for (let i = 0; i < heroUploadLimit.points; i++)
    statuses.push((await upload("x", { clientIp })).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const refused = await upload(await photo(), { clientIp });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect((await upload(await photo())).status).toBe(201);
});

test("the daily limit applies although an hour has passed", async () => {
  const clientIp = randomUUID();
  for (let i = 0; i < dailyHeroUploadLimit.points; i++) {
    if (i === heroUploadLimit.points - 1) await expireHourlyLimits();
    expect((await upload("x", { clientIp })).status).toBe(400);
  }
  const refused = await upload(await photo(), { clientIp });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(20 * 3600);
});

test("many IP addresses at their limits cost no other one an upload", async () => {
  const addresses = Array.from({ length: 16 }, () => randomUUID());
  const uses = addresses.flatMap((clientIp) => Array(heroUploadLimit.points).fill(clientIp));
  await Promise.all(
    uses.map((clientIp) =>
      rateLimitHeroUpload({ limitKey: clientIp, sender: unknownSender(clientIp) }),
    ),
  );
  expect((await upload(await photo(), { clientIp: addresses[0] ?? "" })).status).toBe(429);
  expect((await upload(await photo())).status).toBe(201);
});

test("an IP address has a budget of pixels, whatever the number of files", async () => {
  const clientIp = randomUUID();
  const large = new Uint8Array(decompressionBomb(7000, 7000));
  const statuses: number[] = [];
  const possible = Math.floor(heroPixelLimit.points / 49);
  for (let i = 0; i <= possible; i++) statuses.push((await upload(large, { clientIp })).status);
  expect(statuses).toEqual([...Array(possible).fill(201), 429]);
  const refused = await upload(await photo(), { clientIp });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  const { cookies } = await signedInOwner();
  expect((await upload(await photo(), { clientIp, cookies })).status).toBe(201);
  // The pictures of the whole budget are drawn, which takes a slow machine long.
}, 90_000);

async function expireHourlyLimits(): Promise<void> {
  await db().execute(sql`update limits set expire = 1 where key like 'hero-upload:%'`);
}

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 60, height: 40, channels: 3, background: "#aa3333" } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

function bytes(count: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(count).fill(0xff);
}

interface Sender {
  purpose?: string;
  clientIp?: string;
  cookies?: string[];
}

function upload(file: Bytes, sender?: Sender) {
  const form = new FormData();
  form.set("picture", new File([file], "../../bilde.jpg", { type: "image/jpeg" }));
  return send(form, undefined, sender);
}

function send(
  body: BodyInit,
  type?: string,
  { purpose = "hero", clientIp = randomUUID(), cookies = [] }: Sender = {},
) {
  const call = loaderArgs(`/uploads/${purpose}`, { info: { clientIp }, cookies });
  const { headers } = call.request;
  if (type) headers.set("Content-Type", type);
  const request = new Request(call.url, { method: "POST", body, headers });
  return responseOf(() => action({ ...call, request, params: { purpose } } as never));
}

async function stored(body: unknown) {
  const { id } = JSON.parse(String(body));
  const [row] = await db().select().from(pictures).where(eq(pictures.id, id));
  return row;
}

async function traces(): Promise<[number, number]> {
  return [await db().$count(pictures), (await listStoredPictures()).length];
}
