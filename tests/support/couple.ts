import { couple as demo } from "../../database/seed/demo-story.ts";

/** A couple's signed-in browser, without the browser. */
export interface Couple {
  weddingId: string;
  /** Fetches a path with the couple's session; redirects are not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Signs in as the demo couple, whose wedding every new demo server holds. */
export async function signInAsDemo(site: string): Promise<Couple> {
  const response = await fetch(`${site}/auth`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: demo.email, password: demo.password, intent: "login" }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status >= 400 || cookies.length === 0) {
    throw new Error(`the demo couple could not sign in: ${response.status}`);
  }
  const fetchSignedIn: Couple["fetch"] = (path, init) =>
    fetch(new URL(path, site), {
      ...init,
      redirect: "manual",
      headers: { ...init?.headers, Cookie: cookies.join("; ") },
    });
  const dashboard = await (await fetchSignedIn("/admin")).text();
  const weddingId = /\/wedding\?id=([0-9a-f-]{36})/.exec(dashboard)?.[1];
  if (!weddingId) throw new Error("the demo couple has no wedding");
  return { weddingId, fetch: fetchSignedIn };
}
