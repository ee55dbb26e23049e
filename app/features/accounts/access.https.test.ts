import { beforeAll, expect, it } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { loaderArgs } from "#tests/support/route-args.ts";
import { currentUser } from "./access.server.ts";
import { createConfirmedUser, signIn } from "./commands.server.ts";
import { pendingEmailCookie } from "./email-tokens/access.server.ts";
import { signOut } from "./sessions/commands.server.ts";

useTestDatabase();

const kari = { email: "kari@example.no", password: "tre røde bær" };
const info = { requestId: "test", nonce: "", clientIp: "2001:db8:0:0::/64" };

beforeAll(async () => {
  configure({ ...config(), publicUrl: "https://jaord.example" });
  await createConfirmedUser({ ...kari, displayName: "" });
});

it("over https, cookies are bound to the host and never sent in plain text", async () => {
  const requestContext = (cookies: string[]) => ({
    request: loaderArgs("/auth", { cookies }).request,
    info,
  });
  const outcome = await signIn(kari, requestContext([]), { next: "/admin", browser: "b" });
  const cookies = outcome.ok ? outcome.cookies : [];
  const pending = await pendingEmailCookie({
    purpose: "reset",
    ...kari,
    next: "/admin",
    browser: "b",
  });
  for (const cookie of [...cookies, pending]) {
    expect(cookie).toMatch(/^__Host-(session|awaited-mail)=/);
    expect(cookie.split("; ").slice(1).toSorted()).toEqual([
      "HttpOnly",
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  }
  expect(await currentUser(requestContext(cookies).request)).toMatchObject({ email: kari.email });
  const cleared = (await signOut(requestContext(cookies).request)).cookies.join();
  expect(cleared).toMatch(/__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax/);
});
