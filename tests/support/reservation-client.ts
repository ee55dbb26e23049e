import { randomInt } from "node:crypto";
import { fetchFormFields } from "./rsvp-client.ts";

/** A guest's browser that has opened the wedding page. */
export interface Guest {
  name: string;
  formFields: Record<string, string>;
  cookie: string;
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
