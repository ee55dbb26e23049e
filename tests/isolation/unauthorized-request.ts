import type { Session } from "#tests/support/sessions.ts";
import type { Secret } from "./couple.ts";

/** Form fields with their values. */
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
  const response = await fetch(path, { ...init, redirect: "manual" });
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
  return secrets
    .filter(({ value }) => !known.has(value) && text.includes(value))
    .map(({ column }) => column);
}

/** Returns a response without random values, times and the requested id. */
export function normaliseResponse({ status, location, text }: RawResponse, id = ""): string {
  const normalise = (value: string) =>
    (id.length < 8 ? value : value.replaceAll(encodeURIComponent(id), "").replaceAll(id, ""))
      .replaceAll(/nonce="[^"]*"/g, "")
      .replaceAll(/[\w-]{32,}/g, "")
      // Countdown numbers.
      .replaceAll(/\d+/g, "0");
  // Archives contain their creation time.
  const isArchive = text.includes("content-type: application/zip");
  const body = isArchive ? "" : text.slice(text.indexOf("\n\n"));
  return `${status} ${normalise(location)} ${normalise(body)}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns an unused id of the same format. */
export function unknownIdLike(id: string): string {
  return uuid.test(id) ? "a7d5c3f0-94f1-4a6e-8a0b-4f5f6d1c2b3e" : "x".repeat(32);
}

/** Compares the response with one for an unknown id; `ids` are the two ids. */
export function findDifferences(
  request: UnauthorizedRequest,
  response: RawResponse,
  unknownResponse: RawResponse,
  ids = ["", ""],
): string[] {
  const isEqual =
    normaliseResponse(response, ids[0]) === normaliseResponse(unknownResponse, ids[1]);
  return isEqual ? [] : [`${describeRequest(request)} differs from the response for an unknown id`];
}

/** Returns a short description of the request. */
export function describeRequest({ method, path, fields }: UnauthorizedRequest): string {
  const named =
    fields?.map(([name, value]) => `${name}=${textOf(value).slice(0, 40)}`).join("&") ?? "";
  return `${method} ${path} ${named}`.slice(0, 200);
}

/** Returns path and field values of a request as text. */
export function requestText({ path, fields }: UnauthorizedRequest): string {
  return ` ${path} ${fields?.flat().map(textOf).join(" ") ?? ""}`;
}

function textOf(value: string | Blob): string {
  return typeof value === "string" ? value : "";
}
