import { randomInt, randomUUID } from "node:crypto";
import { execute } from "./database-url.ts";
import { fetchFormFields } from "./rsvp-client.ts";

/** A wish as it is stored. */
export interface StoredWish {
  purchased: boolean;
  purchasedBy: string | null;
  visitorId: string | null;
}

/** A guest's browser that has opened the wedding page. */
export interface Guest {
  name: string;
  formFields: Record<string, string>;
  cookie: string;
}

/** Inserts wishes. Returns their ids. */
export async function insertWishes(
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

/** Sets the account for money gifts. */
export async function setGiftAccount(
  databaseUrl: string,
  weddingId: string,
  account: string,
  note: string,
): Promise<void> {
  const sql = "update weddings set gift_account = $2, gift_note = $3 where id = $1";
  await execute(databaseUrl, sql, [weddingId, account, note]);
}

export async function readWish(databaseUrl: string, wishId: string): Promise<StoredWish> {
  const [row] = await execute(
    databaseUrl,
    `select purchased, purchased_by as "purchasedBy", visitor_id as "visitorId"
       from wish_list_items where id = $1`,
    [wishId],
  );
  return row as unknown as StoredWish;
}

/** Opens the wedding page in a new browser. */
export async function openAsGuest(url: string, weddingId: string, name: string): Promise<Guest> {
  return { name, formFields: await fetchFormFields(url, weddingId), cookie: "" };
}

type WishFormArgs = [
  url: string,
  weddingId: string,
  guest: Guest,
  send: "reservation" | "release",
  wishId: string,
];

/**
 * Posts a form of the wish list, again while the server returns 503. Returns the status and
 * the page, or the redirect's body.
 */
export async function postWishForm(
  ...form: WishFormArgs
): Promise<{ status: number; page: string }> {
  const response = await sendOnce(...form);
  return response.status === 503 ? postWishForm(...form) : response;
}

async function sendOnce(...[url, weddingId, guest, send, wishId]: WishFormArgs) {
  const response = await fetch(`${url}/wedding?id=${weddingId}&send=${send}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
    headers: {
      "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`,
      ...(guest.cookie ? { Cookie: guest.cookie } : {}),
    },
    body: new URLSearchParams({ ...guest.formFields, wishId, guestName: guest.name }),
  });
  const visitor = response.headers.getSetCookie().find((cookie) => /visitor/.test(cookie));
  if (visitor) guest.cookie = visitor.split(";")[0] ?? "";
  return { status: response.status, page: await response.text() };
}
