import { randomInt } from "node:crypto";
import { minFormAgeMs, submissionFields } from "#app/features/submissions/rules.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { makePhoto } from "./pictures.ts";

const timeoutMs = 60_000;

/** Opens the wedding page and sends an answer. Returns the status. */
export async function sendAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  return postAnswer(url, weddingId, { ...(await fetchFormFields(url, weddingId)), ...fields });
}

export async function postAnswer(
  url: string,
  weddingId: string,
  { clientIp = randomIp(), ...fields }: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/wedding?id=${weddingId}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { "X-Forwarded-For": clientIp },
    body: new URLSearchParams({ guestName: "Kari Nordmann", attending: "true", ...fields }),
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Fetches the wedding page. Returns the hidden fields of a page that was opened earlier: the test
 * must have called `connectToServer`, or `configure` with the server's secret.
 */
export async function fetchFormFields(
  url: string,
  weddingId: string,
): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url}/wedding?id=${weddingId}`, { signal });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the page returned ${response.status}`);
  return { [submissionFields.token]: issueOlderToken(weddingId) };
}

/** A guest's browser that has opened the wedding page. */
export interface Guest {
  name: string;
  formFields: Record<string, string>;
  cookie: string;
  clientIp?: string;
}

export async function openAsGuest(url: string, weddingId: string, name: string): Promise<Guest> {
  return { name, formFields: await fetchFormFields(url, weddingId), cookie: "" };
}

/** For servers with one trusted proxy, so that guests do not come in a crowd. */
export function randomIp(): string {
  return `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
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
      "X-Forwarded-For": guest.clientIp ?? randomIp(),
      ...(guest.cookie ? { Cookie: guest.cookie } : {}),
    },
    body: new URLSearchParams({ ...guest.formFields, wishId, guestName: guest.name }),
  });
  const visitor = response.headers.getSetCookie().find((cookie) => /visitor/.test(cookie));
  if (visitor) guest.cookie = visitor.split(";")[0] ?? "";
  return { status: response.status, page: await response.text() };
}

/** Shares photos over HTTP as one guest. */
export async function sharePhotos(
  site: string,
  weddingId: string,
  count: number,
  { width = 60, guestName = "Solveig" } = {},
): Promise<void> {
  const formFields = await fetchFormFields(site, weddingId);
  const fields = { guestName, ...formFields };
  for (let number = 1; number <= count; number++) {
    const form = new FormData();
    for (const field of Object.entries(fields)) form.append(...field);
    form.append("caption", `Bilde nummer ${number}`);
    const { buffer } = await makePhoto(
      "",
      width,
      Math.round(width * ([0.75, 1, 1.33][number % 3] ?? 1)),
    );
    form.append("photo", new Blob([new Uint8Array(buffer)], { type: "image/jpeg" }), "b.jpg");
    const path = `${site}/wedding/photos?id=${weddingId}`;
    const response = await fetch(path, { method: "POST", body: form });
    if (response.status !== 201) throw new Error(`photo not stored: ${await response.text()}`);
  }
}

/**
 * Returns a form token that is old enough for a browser that the server does not know.
 * @param settings SECRET or DATA_DIR of the server
 */
export function olderFormToken(settings: Record<string, string>, weddingId: string): string {
  configure(parseConfig(settings));
  return issueOlderToken(weddingId);
}

/** Like `olderFormToken`, with the secret that is configured. */
export function issueOlderToken(weddingId: string, visitorId: string | null = null): string {
  const time = now().getTime();
  const isRealTime = Math.abs(Date.now() - time) < 1_000;
  setClock(() => time - 2 * minFormAgeMs);
  try {
    return issueFormToken(weddingId, visitorId);
  } finally {
    if (isRealTime) setClock();
    else setClock(() => time);
  }
}
