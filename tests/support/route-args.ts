import { RouterContextProvider } from "react-router";
import type { RequestContext } from "#app/features/accounts/sessions/commands.server.ts";
import { type RequestInfo, requestInfo } from "#app/platform/http/request-context.ts";

interface RequestOptions {
  /** Set-Cookie headers of earlier responses. */
  cookies?: string[];
  info?: Partial<RequestInfo>;
}

/** Returns the arguments the framework passes to a loader. */
export function loaderArgs(path: string, options: RequestOptions = {}) {
  return routeArgs(path, {}, options);
}

/** Returns the arguments the framework passes to an action; pairs can repeat a name. */
export function actionArgs(
  path: string,
  fields: Record<string, string> | [name: string, value: string][],
  options: RequestOptions = {},
) {
  return routeArgs(path, { method: "POST", body: new URLSearchParams(fields) }, options);
}

/** Returns what a loader or action returned or threw: status, headers and body. */
export async function responseOf(work: () => unknown) {
  const value = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  if (value instanceof Error) throw value;
  if (value instanceof Response) {
    return { status: value.status, headers: value.headers, body: await value.text() };
  }
  const { data, init } = (isDataResult(value) ? value : { data: value, init: null }) as {
    data: unknown;
    init: ResponseInit | null;
  };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), body: data };
}

function isDataResult(value: unknown): boolean {
  return typeof value === "object" && value !== null && "type" in value && "init" in value;
}

function routeArgs(path: string, init: RequestInit, { cookies = [], info }: RequestOptions) {
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

export function requestContext(
  cookies: string[] = [],
  clientAddress = "192.0.2.1",
): RequestContext {
  const { request } = loaderArgs("/auth", { cookies });
  return { request, info: { requestId: "test", nonce: "", clientIp: clientAddress } };
}
