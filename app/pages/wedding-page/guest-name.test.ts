import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGreeting,
  insertPhoto,
  insertPublicWedding,
  insertWish,
} from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { loader } from "./route.tsx";

// Only a build gives the page's script a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

let weddingId: PublicWeddingId;
let visitorId: string;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
  visitorId = randomUUID();
});

const forms = {
  answer: (guestName: string) => insertAnswer(weddingId, { guestName, visitorId }),
  reservation: (purchasedBy: string) =>
    insertWish(weddingId, { purchased: true, purchasedBy, visitorId }),
  photo: (guestName: string) => insertPhoto(weddingId, { guestName, visitorId }),
  greeting: (guestName: string) => insertGreeting(weddingId, { guestName, visitorId }),
};

test.each(Object.entries(forms))("the name of an earlier %s is in the forms", async (_, send) => {
  await send("Åse");
  expect(await shownName()).toBe("Åse");
});

test("another person's answer gives no name", async () => {
  await insertAnswer(weddingId, { guestName: "Liten", visitorId, additional: true });
  expect(await shownName()).toBe("");
});

test("another browser gets no name, and neither does another wedding's page", async () => {
  for (const send of Object.values(forms)) await send("Åse");
  expect(await shownName(randomUUID())).toBe("");
  weddingId = await insertPublicWedding();
  expect(await shownName()).toBe("");
});

async function shownName(visitor = visitorId): Promise<string> {
  const cookies = [await visitorCookieHeader(visitor)];
  const { body } = await responseOf(() =>
    loader(loaderArgs(`/wedding?id=${weddingId}`, { cookies })),
  );
  return (body as GuestPage).guestName;
}
