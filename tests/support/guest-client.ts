import { randomInt } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { minFormAgeMs, submissionFields } from "#app/features/submissions/rules.ts";
import { solveProofOfWork as solveInPage } from "#app/pages/wedding-page/elements/proof-of-work.ts";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { isProofOfWork, issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { makePhoto } from "./pictures.ts";

const timeoutMs = 60_000;

/** Opens the wedding page and sends an answer with proof of work. Returns the status. */
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
  fields: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/wedding?id=${weddingId}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    // A random client IP, for servers that trust this machine as a proxy: rate limits count per IP.
    headers: { "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}` },
    body: new URLSearchParams({ guestName: "Kari Nordmann", attending: "true", ...fields }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Fetches the wedding page. Returns its form token and a solved proof of work. */
export async function fetchFormFields(
  url: string,
  weddingId: string,
  solve = solveProofOfWorkAsync,
): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url}/wedding?id=${weddingId}`, { signal });
  const html = await response.text();
  if (!response.ok) throw new Error(`the page returned ${response.status}`);
  const formToken = extractFormToken(html);
  return {
    [submissionFields.token]: formToken,
    [submissionFields.proof]: await solve(formToken),
  };
}

function extractFormToken(html: string): string {
  const formToken = new RegExp(`name="${submissionFields.token}"[^>]* value="([^"]+)"`).exec(
    html,
  )?.[1];
  if (!formToken) throw new Error("no form token in the page");
  return formToken;
}

/** A guest's browser that has opened the wedding page. */
export interface Guest {
  name: string;
  formFields: Record<string, string>;
  cookie: string;
}

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

/** Shares photos over HTTP as one guest, with a proof of work by the page's own script. */
export async function sharePhotos(
  site: string,
  weddingId: string,
  count: number,
  width = 60,
): Promise<void> {
  const formFields = await fetchFormFields(site, weddingId, solveInPage);
  const fields = { guestName: "Solveig", ...formFields };
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

const batchSize = 128;

/** Solves the proof of work of a form token, as the page's script does. */
export function solveProofOfWork(formToken: string): string {
  let nonce = 0;
  while (!isProofOfWork(formToken, String(nonce))) nonce++;
  return String(nonce);
}

/** Yields to the event loop between batches, so that many guests can run in parallel. */
async function solveProofOfWorkAsync(formToken: string): Promise<string> {
  for (let nonce = 0; ; nonce++) {
    if (isProofOfWork(formToken, String(nonce))) return String(nonce);
    if (nonce % batchSize === 0) await setImmediate();
  }
}

/**
 * Returns a form token that is old enough for a form without proof of work.
 * @param settings SECRET or DATA_DIR of the server
 */
export function olderFormToken(settings: Record<string, string>, weddingId: string): string {
  configure(parseConfig(settings));
  setClock(() => Date.now() - 2 * minFormAgeMs);
  try {
    return issueFormToken(weddingId, null);
  } finally {
    setClock();
  }
}
