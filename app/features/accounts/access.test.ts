import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { currentUser } from "./access.server.ts";
import { createConfirmedUser, signIn } from "./commands.server.ts";

useTestDatabase();

const info = { requestId: "r", nonce: "n", clientAddress: "192.0.2.1" };

function request(cookies: string[] = []) {
  const pairs = cookies.map((cookie) => cookie.split(";")[0]);
  return new Request("http://localhost/admin", { headers: { cookie: pairs.join("; ") } });
}

describe("the session", () => {
  it("belongs to whoever signed in", async () => {
    const id = await createConfirmedUser({
      email: "Kari@example.no",
      password: "tre røde bær",
      displayName: "Kari",
    });
    const outcome = await signIn(
      { email: "kari@example.no", password: "tre røde bær" },
      { request: request(), info },
      { next: "/admin", browser: "b" },
    );
    expect(outcome.ok).toBe(true);
    const cookies = outcome.ok ? outcome.cookies : [];
    expect(await currentUser(request(cookies))).toEqual({
      id,
      email: "kari@example.no",
      displayName: "Kari",
      roles: [],
    });
  });
});
