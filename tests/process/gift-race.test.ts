import { afterAll, beforeAll, expect, test } from "vitest";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { insertWedding, insertWish, readWish } from "../support/factories.ts";
import { type Guest, openAsGuest, postWishForm } from "../support/guest-client.ts";
import { startServerPair } from "../support/server.ts";

const rounds = 3;
const settings = {
  DEMO: "false",
  TRUSTED_PROXIES: "127.0.0.1, ::1",
  SECRET: "a-secret-that-only-the-gift-race-knows-about",
};

let servers: Awaited<ReturnType<typeof startServerPair>>;
let weddingId: string;

beforeAll(async () => {
  servers = await startServerPair(settings);
  weddingId = await insertWedding();
});

afterAll(() => servers.stop());

test("one of 100 guests on two servers reserves the gift, and the others are told it is taken", async () => {
  const guests = await openGuests(100);
  for (let round = 1; round <= rounds; round++) {
    const wish = await insertWish(weddingId, { title: `Gave ${round}` });
    const sent = await Promise.all(
      guests.map((guest, i) => postWishForm(serverOf(i), weddingId, guest, "reservation", wish)),
    );
    const winners = guests.filter((_, i) => sent[i]?.status === 303);
    const others = sent.filter(({ status }) => status === 409);
    expect(winners).toHaveLength(1);
    expect(others).toHaveLength(99);
    for (const { page } of others) expect(page).toContain(wishlistTexts.refused.taken);
    expect(await readWish(wish)).toMatchObject({ purchasedBy: winners[0]?.name });
  }
});

test("resending the winner's form to either server keeps one reservation", async () => {
  const wish = await insertWish(weddingId, { title: "Vaffeljern" });
  const [guest] = await openGuests(1);
  if (!guest) throw new Error("no guest opened the page");
  const sent = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      postWishForm(serverOf(i), weddingId, guest, "reservation", wish),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array(4).fill(303));
  expect(await readWish(wish)).toMatchObject({ purchasedBy: guest.name });
});

test("a gift released during other reservations ends up free or with one guest", async () => {
  const [holder, ...others] = await openGuests(21);
  if (!holder) throw new Error("no guest opened the page");
  for (let round = 1; round <= rounds; round++) {
    const wish = await insertWish(weddingId, { title: `Kaffekanne ${round}` });
    await postWishForm(serverOf(0), weddingId, holder, "reservation", wish);
    const [released, ...reserved] = await Promise.all([
      postWishForm(serverOf(1), weddingId, holder, "release", wish),
      ...others.map((guest, i) => postWishForm(serverOf(i), weddingId, guest, "reservation", wish)),
    ]);
    const winners = others.filter((_, i) => reserved[i]?.status === 303);
    const stored = await readWish(wish);
    expect(released.status).toBe(303);
    expect(winners.length).toBeLessThanOrEqual(1);
    expect(stored?.purchased).toBe(winners.length === 1);
    expect(stored?.purchasedBy).toBe(winners[0]?.name ?? null);
  }
});

function serverOf(guest: number): string {
  return servers.urls[guest % 2 ? 1 : 0];
}

/** Opens pages one by one, because only the reservations should race. */
async function openGuests(count: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  while (guests.length < count) {
    const next = servers.urls
      .slice(0, count - guests.length)
      .map((url, i) => openAsGuest(url, weddingId, `Gjest nr. ${guests.length + i}`));
    guests.push(...(await Promise.all(next)));
  }
  return guests;
}
