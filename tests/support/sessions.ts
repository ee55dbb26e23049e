import { demoAccount } from "#app/features/accounts/rules.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { insertOwner, insertUser, insertWedding, password } from "./factories.ts";
import { requestContext } from "./route-args.ts";

/** A signed-in HTTP client. */
export interface Session {
  /** Fetches a path with cookies, as a browser does; redirects are not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** For copying the session to a browser. */
  cookies: { name: string; value: string }[];
}

/** Signs in as the demo couple of a server with demo data. */
export async function signInAsDemo(site: string): Promise<Session & { weddingId: string }> {
  const session = await signInAs(site, demoAccount);
  const dashboard = await (await session.fetch("/admin")).text();
  const weddingId = /\/wedding\?id=([0-9a-f-]{36})/.exec(dashboard)?.[1];
  if (!weddingId) throw new Error("the demo couple has no wedding");
  return { ...session, weddingId };
}

export async function signInAs(
  site: string,
  { email, ...credentials }: { email: string; password?: string },
): Promise<Session> {
  const response = await fetch(`${site}/auth`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password, ...credentials, intent: "login" }),
  });
  const cookies = response.headers.getSetCookie();
  if (response.status >= 400 || cookies.length === 0) {
    throw new Error(`could not sign in: ${response.status}`);
  }
  return sessionWith(site, cookies);
}

/** Inserts a confirmed account on the connected server and signs in. */
export async function signUp(
  { url }: { url: string },
  email: string,
): Promise<Session & { userId: string }> {
  const userId = await insertUser({ email }, { withPassword: true });
  const { cookies } = await openSession(userId, requestContext());
  return { userId, ...sessionWith(url, cookies) };
}

/** Inserts an account with a wedding on the connected server and signs in. */
export async function signUpOwner(
  server: { url: string },
  email: string,
  wedding: Parameters<typeof insertWedding>[0] = {},
): Promise<Session & { userId: string; weddingId: string }> {
  const session = await signUp(server, email);
  const weddingId = await insertWedding(wedding);
  await insertOwner(weddingId, session.userId);
  return { ...session, weddingId };
}

function sessionWith(site: string, setCookies: string[]): Session {
  const cookies = new Map<string, string>();
  const accept = (received: string[]) => {
    for (const cookie of received) {
      const [name = "", ...value] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value.join("="));
    }
  };
  accept(setCookies);
  return {
    cookies: [...cookies].map(([name, value]) => ({ name, value })),
    fetch: async (path, init) => {
      const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const headers = { ...init?.headers, Cookie };
      const response = await fetch(new URL(path, site), { ...init, redirect: "manual", headers });
      accept(response.headers.getSetCookie());
      return response;
    },
  };
}
