import { demoAccount } from "#app/features/accounts/rules.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { insertOwner, insertUser, insertWedding, password } from "./factories.ts";
import { requestContext } from "./route-args.ts";

/** A signed-in HTTP client. */
export interface Session {
  /** Fetches a path with the session's cookies; redirects are not followed. */
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
  const pairs = setCookies.map((cookie) => cookie.split(";")[0] ?? "");
  return {
    cookies: pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("=") };
    }),
    fetch: (path, init) =>
      fetch(new URL(path, site), {
        ...init,
        redirect: "manual",
        headers: { ...init?.headers, Cookie: pairs.join("; ") },
      }),
  };
}
