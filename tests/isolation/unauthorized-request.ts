import { inspect } from "node:util";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { randomIp } from "#tests/support/guest-client.ts";
import type { Session } from "#tests/support/sessions.ts";
import type { Secret } from "./couple.ts";

export type Fields = [name: string, value: string | Blob][];

/** A request by a client without access to the ids in it. */
export interface UnauthorizedRequest {
  method: "GET" | "POST";
  path: string;
  fields?: Fields;
}

export interface RawResponse {
  status: number;
  location: string;
  /** Headers and body. */
  text: string;
}

export type Fetch = Session["fetch"];

/** Sends the request. Returns headers and body; of event streams only the headers. */
export async function sendRequest(
  fetch: Fetch,
  { method, path, fields }: UnauthorizedRequest,
): Promise<RawResponse> {
  const init = method === "POST" ? { method, body: bodyOf(fields ?? []) } : { method };
  const headers = {
    // From one address, wrong codes of invitations would wait for turns of two seconds.
    "X-Forwarded-For": randomIp(),
    // Compressing costs the server more time than sending.
    "Accept-Encoding": "identity",
  };
  const response = await fetch(path, { ...init, headers, redirect: "manual" });
  const isEndless = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  const body = isEndless ? "" : await response.text();
  if (isEndless) await response.body?.cancel();
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    text: `${head}\n\n${body}`,
  };
}

function bodyOf(fields: Fields): FormData | URLSearchParams {
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return new URLSearchParams(fields as [string, string][]);
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Returns the columns of secrets in a response that the client did not know before. */
export function findLeaks({ text }: RawResponse, known: Set<string>, secrets: Secret[]): string[] {
  const values = new Set(secrets.map(({ value }) => value));
  const shown = [...values].filter((value) => !known.has(value) && text.includes(value));
  return secrets.filter(({ value }) => shown.includes(value)).map(({ column }) => column);
}

/** When the data of a page were loaded, as text or date. */
export const loadTimes = /\b(?:at|loadedAt): (?:'[^']*'|[\d:.TZ-]+)|skrevet ut [^']*|DTSTAMP:\w+/g;

/** A search returns its words, and a random id can resemble a word of the product by chance. */
const searchedWords = /\bwords: \[[^\]]*\]|\bcorrected(?:Text)?: (?:null|'[^']*')/g;

/** Returns a response without random values, the countdown, the load time and the requested id. */
export async function normaliseResponse(
  { status, location, text }: RawResponse,
  id = "",
): Promise<string> {
  // Archives contain their creation time.
  const isArchive = text.includes("content-type: application/zip");
  const body = isArchive ? "" : await decodedBody(text);
  return `${status} ${withoutRandom(location, id)} ${withoutRandom(body, id)}`;
}

function withoutRandom(value: string, id: string): string {
  return (id.length < 8 ? value : value.replaceAll(encodeURIComponent(id), "").replaceAll(id, ""))
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\w-]{32,}/g, "")
    .replaceAll(/<section class="countdown".*?<\/section>/gs, "")
    .replaceAll(loadTimes, "")
    .replaceAll(searchedWords, "")
    .replaceAll(/days: \d+, hours: \d+, minutes: \d+, seconds: \d+/g, "");
}

/**
 * Decodes the loader data in a page or data response. Encoded, equal values share one entry, so
 * that the text has another structure whenever the seconds of the countdown equal another number.
 */
export async function decodedBody(responseText: string): Promise<string> {
  const body = responseText.slice(responseText.indexOf("\n\n") + 2);
  if (/^\[[\s\S]*\n$/.test(body)) return decode(body);
  const chunk = /window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?/g;
  const data = [...body.matchAll(chunk)].map(([, json = ""]) => JSON.parse(json)).join("");
  return data ? `${body.replaceAll(chunk, "")}\n${await decode(data)}` : body;
}

async function decode(data: string): Promise<string> {
  const { value, done } = await decodeViaTurboStream(
    new Blob([data]).stream(),
    globalThis as never,
  );
  await done;
  const unlimited = { depth: null, maxArrayLength: null, maxStringLength: null };
  return inspect(value, { ...unlimited, breakLength: Number.POSITIVE_INFINITY, compact: 100 });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns an unused id of the same format. */
export function unknownIdLike(id: string): string {
  return uuid.test(id) ? "a7d5c3f0-94f1-4a6e-8a0b-4f5f6d1c2b3e" : "x".repeat(32);
}

/** Compares the response with one for an unknown id; `ids` are the two ids. */
export async function findDifferences(
  request: UnauthorizedRequest,
  response: RawResponse,
  unknownResponse: RawResponse,
  ids: [string, string] = ["", ""],
): Promise<string[]> {
  if (isSameText(response, unknownResponse, ids)) return [];
  const [normalised, unknown] = await Promise.all([
    normaliseResponse(response, ids[0]),
    normaliseResponse(unknownResponse, ids[1]),
  ]);
  if (normalised === unknown) return [];
  const at = [...normalised].findIndex((letter, index) => letter !== unknown[index]);
  const [actual, expected] = [normalised, unknown].map((text) =>
    text.slice(Math.max(0, at - 40), at + 40),
  );
  const message = `${describeRequest(request)} differs from the response for an unknown id`;
  return [`${message}: ${actual} / ${expected}`];
}

/** Most responses are equal before they are decoded, which takes longer than loading them. */
function isSameText(
  response: RawResponse,
  unknownResponse: RawResponse,
  [id, unknownId]: [string, string],
): boolean {
  const bodyOf = ({ text }: RawResponse, sent: string) =>
    withoutRandom(text.slice(text.indexOf("\n\n")), sent);
  return (
    response.status === unknownResponse.status &&
    withoutRandom(response.location, id) === withoutRandom(unknownResponse.location, unknownId) &&
    bodyOf(response, id) === bodyOf(unknownResponse, unknownId)
  );
}

export function describeRequest({ method, path, fields }: UnauthorizedRequest): string {
  const fieldList =
    fields?.map(([name, value]) => `${name}=${textOf(value).slice(0, 40)}`).join("&") ?? "";
  return `${method} ${path} ${fieldList}`.slice(0, 200);
}

export function requestText({ path, fields }: UnauthorizedRequest): string {
  return ` ${path} ${fields?.flat().map(textOf).join(" ") ?? ""}`;
}

function textOf(value: string | Blob): string {
  return typeof value === "string" ? value : "";
}
