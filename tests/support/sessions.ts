import { randomUUID } from "node:crypto";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { hashPassword } from "#app/platform/passwords/password-hash.server.ts";
import { execute } from "./database-url.ts";

/** The password of accounts created by tests. */
export const password = "fire hester i en lav sky";

let passwordHash: Promise<string> | undefined;

/** A running server and its database. */
export interface ServerUnderTest {
  url: string;
  databaseUrl: string;
}

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

/** Signs in with an existing account. */
export async function signInAs(
  site: string,
  { email, ...credentials }: { email: string; password?: string },
): Promise<Session> {
  return sessionFrom(
    site,
    await post(`${site}/auth`, { email, password, ...credentials, intent: "login" }),
  );
}

/** Inserts a confirmed account and signs in. */
export async function signUp(server: ServerUnderTest, email: string): Promise<Session> {
  const id = randomUUID();
  passwordHash ??= hashPassword(password);
  await execute(
    server.databaseUrl,
    `with account as (
       insert into users (id, name, email) values ($1, '', $2)
     ) insert into credentials (user_id, password_hash) values ($1, $3)`,
    [id, email, await passwordHash],
  );
  return signInAs(server.url, { email });
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
}

function sessionFrom(site: string, response: Response): Session {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status >= 400 || cookies.length === 0) {
    throw new Error(`could not sign in: ${response.status}`);
  }
  return {
    cookies: cookies.map((cookie = "") => {
      const [name = "", ...value] = cookie.split("=");
      return { name, value: value.join("=") };
    }),
    fetch: (path, init) =>
      fetch(new URL(path, site), {
        ...init,
        redirect: "manual",
        headers: { ...init?.headers, Cookie: cookies.join("; ") },
      }),
  };
}
