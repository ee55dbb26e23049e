import { RouterContextProvider } from "react-router";
import { type RequestInfo, requestInfo } from "#app/platform/http/request-context.ts";

interface Visit {
  /** Set-Cookie headers of earlier answers. */
  cookies?: string[];
  info?: Partial<RequestInfo>;
}

/** The arguments with which the framework calls a loader. */
export function visit(path: string, options: Visit = {}) {
  return argumentsOf(path, {}, options);
}

/** The arguments with which it calls an action when a form is sent. */
export function submission(path: string, fields: Record<string, string>, options: Visit = {}) {
  return argumentsOf(path, { method: "POST", body: new URLSearchParams(fields) }, options);
}

/** What an action or loader answered, also when it threw: status, headers and body. */
export async function answerOf(work: () => unknown) {
  const value = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  if (value instanceof Error) throw value;
  if (value instanceof Response) {
    return { status: value.status, headers: value.headers, body: await value.text() };
  }
  const { data, init } = (isData(value) ? value : { data: value, init: null }) as {
    data: unknown;
    init: ResponseInit | null;
  };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), body: data };
}

function isData(value: unknown): boolean {
  return typeof value === "object" && value !== null && "type" in value && "init" in value;
}

function argumentsOf(path: string, init: RequestInit, { cookies = [], info }: Visit) {
  const url = new URL(path, "http://localhost:3000");
  const request = new Request(url, init);
  const pairs = cookies.map((cookie) => cookie.split(";")[0]);
  if (pairs.length > 0) request.headers.set("Cookie", pairs.join("; "));
  const context = new RouterContextProvider();
  context.set(requestInfo, {
    requestId: "test",
    nonce: "nonce",
    clientIp: "192.0.2.1",
    ...info,
  });
  return { request, url, context, params: {}, pattern: url.pathname };
}
