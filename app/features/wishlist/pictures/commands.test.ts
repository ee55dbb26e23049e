import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { listStoredPictures, solidPicture } from "#tests/support/pictures.ts";
import { fetchWishPicture, rateLimitWishUpload } from "./commands.server.ts";
import { dailyWishPictureLimit, wishLinkLimit } from "./rules.ts";

useTestDatabase();

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
let port = "";

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = String((server.address() as AddressInfo).port);
});

afterAll(() => void server.close());

test("a linked picture is downloaded and stored", async () => {
  const file = await solidPicture(1200, 800).jpeg().toBuffer();
  answer = (_, response) => response.writeHead(200, { "Content-Type": "text/plain" }).end(file);
  const fetched = await fetchedBy(await insertWedding());
  expect(fetched).toMatchObject({
    ok: true,
    picture: { width: 1200, height: 800, widths: [480, 900] },
  });
  expect(await listStoredPictures()).toEqual([fetched.ok && fetched.picture.id]);
});

test.each([
  ["<!doctype html><title>Mugge</title>", "not-an-image"],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", "not-an-image"],
  ["", "not-an-image"],
  ["\xff\xd8\xffog så ingenting", "unreadable"],
])("a response of type image/jpeg that contains %j is refused", async (body, reason) => {
  answer = (_, response) =>
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(Buffer.from(body, "latin1"));
  expect(await fetchedBy(await insertWedding())).toEqual({ ok: false, reason });
});

test("downloads of linked pictures are limited per couple", async () => {
  const wedding = await insertWedding();
  let requestCount = 0;
  answer = (_, response) => {
    requestCount++;
    response.writeHead(404).end();
  };
  for (let times = 0; times < wishLinkLimit.points; times++) await fetchedBy(wedding);
  expect(await fetchedBy(wedding)).toMatchObject({ reason: "too-many" });
  expect(requestCount).toBe(wishLinkLimit.points);
  expect(await fetchedBy(await insertWedding())).toMatchObject({ reason: "unreachable" });
});

test("uploaded and linked pictures share one daily limit", async () => {
  const wedding = await insertWedding();
  await consume("wish-picture", wedding, dailyWishPictureLimit, dailyWishPictureLimit.points - 2);
  answer = (_, response) => response.writeHead(404).end();
  expect(await rateLimitWishUpload(wedding)).toEqual({ ok: true });
  expect(await fetchedBy(wedding)).toMatchObject({ reason: "unreachable" });
  const refused = await rateLimitWishUpload(wedding);
  expect(refused.ok || refused.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  expect(await fetchedBy(wedding)).toMatchObject({ reason: "too-many" });
});

function fetchedBy(wedding: OwnedWeddingId) {
  return fetchWishPicture(wedding, `http://127.0.0.1:${port}/mugge.jpg`, {
    resolve: async () => [],
    isAllowed: (address) => address === "127.0.0.1",
    ports: [port],
    timeoutMs: 5_000,
  });
}
