import { demoAccount } from "#app/features/accounts/rules.ts";
import type { Mailbox } from "./journey.ts";

const newPassword = "fire hester i en lav sky";

/** Somebody's signed-in browser, without the browser. */
export interface Session {
  /** Fetches a path with the session's cookies; redirects are not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** For a browser that takes the session over. */
  cookies: { name: string; value: string }[];
}

/** Signs in as the demo couple, whose wedding every new demo server holds. */
export async function signInAsDemo(site: string): Promise<Session & { weddingId: string }> {
  const session = await signInAs(site, demoAccount);
  const dashboard = await (await session.fetch("/admin")).text();
  const weddingId = /\/wedding\?id=([0-9a-f-]{36})/.exec(dashboard)?.[1];
  if (!weddingId) throw new Error("the demo couple has no wedding");
  return { ...session, weddingId };
}

/** Signs in somebody who has an account. */
export async function signInAs(
  site: string,
  { email, password = newPassword }: { email: string; password?: string },
): Promise<Session> {
  return sessionOf(site, await post(`${site}/auth`, { email, password, intent: "login" }));
}

/** Makes an account and confirms it by the mail that comes, as in another browser. */
export async function signUp(site: string, mail: Mailbox, email: string): Promise<Session> {
  const password = newPassword;
  await post(`${site}/auth?mode=signup`, { email, password, intent: "signup" });
  const link = mail.linkIn(await mail.to(email));
  return sessionOf(site, await post(link, { password }));
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
}

function sessionOf(site: string, response: Response): Session {
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
