import { randomInt, randomUUID } from "node:crypto";
import { fetchFormFields } from "./rsvp-client.ts";
import { execute } from "./database-address.ts";

/** A wish as it is stored. */
export interface StoredWish {
  purchased: boolean;
  purchasedBy: string | null;
  visitorId: string | null;
}

/** A guest's browser that has opened the page and is ready to send. */
export interface Guest {
  name: string;
  ticket: Record<string, string>;
  cookie: string;
}

/** Puts wishes on a wedding's list and answers their ids. */
export async function storeWishes(
  databaseUrl: string,
  weddingId: string,
  wishes: { title: string; description?: string; price?: number }[],
): Promise<string[]> {
  const ids = wishes.map(() => randomUUID());
  for (const [position, { title, description = null, price = null }] of wishes.entries()) {
    await execute(
      databaseUrl,
      `insert into wish_list_items (wedding_id, id, title, description, price, position)
       values ($1, $2, $3, $4, $5, $6)`,
      [weddingId, ids[position], title, description, price, position],
    );
  }
  return ids;
}

/** Names the account for gifts of money. */
export async function storeAccount(
  databaseUrl: string,
  weddingId: string,
  account: string,
  note: string,
): Promise<void> {
  const sql = "update weddings set gift_account = $2, gift_note = $3 where id = $1";
  await execute(databaseUrl, sql, [weddingId, account, note]);
}

export async function storedWish(databaseUrl: string, wishId: string): Promise<StoredWish> {
  const [row] = await execute(
    databaseUrl,
    `select purchased, purchased_by as "purchasedBy", visitor_id as "visitorId"
       from wish_list_items where id = $1`,
    [wishId],
  );
  return row as unknown as StoredWish;
}

/** Opens the page as a new guest's browser does. */
export async function newGuest(url: string, weddingId: string, name: string): Promise<Guest> {
  return { name, ticket: await fetchFormFields(url, weddingId), cookie: "" };
}

type WishForm = [
  url: string,
  weddingId: string,
  guest: Guest,
  send: "reservation" | "release",
  wishId: string,
];

/**
 * Sends one of the wish list's forms, again as long as the server is too busy, as a guest does;
 * answers the status and the page or the way to it.
 */
export async function sendWishForm(...form: WishForm): Promise<{ status: number; page: string }> {
  const answer = await sendOnce(...form);
  return answer.status === 503 ? sendWishForm(...form) : answer;
}

async function sendOnce(...[url, weddingId, guest, send, wishId]: WishForm) {
  const response = await fetch(`${url}/wedding?id=${weddingId}&send=${send}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
    headers: {
      "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`,
      ...(guest.cookie ? { Cookie: guest.cookie } : {}),
    },
    body: new URLSearchParams({ ...guest.ticket, wishId, guestName: guest.name }),
  });
  const visitor = response.headers.getSetCookie().find((cookie) => /visitor/.test(cookie));
  if (visitor) guest.cookie = visitor.split(";")[0] ?? "";
  return { status: response.status, page: await response.text() };
}
