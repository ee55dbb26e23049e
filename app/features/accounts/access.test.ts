import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db, pool } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { currentUser, requireAdmin, requireUser } from "./access.server.ts";
import { createConfirmedUser, signIn } from "./commands.server.ts";
import { roles } from "./rules.ts";
import { signOut } from "./sessions/commands.server.ts";
import { userRoles, users } from "./tables.server.ts";

useTestDatabase();

const kari = { email: "kari@example.no", password: "tre røde bær" };
const day = 24 * 3600 * 1000;
const info = { requestId: "test", nonce: "", clientIp: "192.0.2.1" };
let kariId = "";

beforeAll(async () => {
  kariId = await createConfirmedUser({ ...kari, displayName: "Kari" });
});

afterEach(() => setClock());

function request(cookies: string[] = [], path = "/admin"): Request {
  return loaderArgs(path, { cookies }).request;
}

async function cookiesOfKari(before: string[] = []): Promise<string[]> {
  const intent = { next: "/admin", browser: "b" };
  const outcome = await signIn(kari, { request: request(before), info }, intent);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.cookies;
}

describe("the current user", () => {
  it("is null without a session", async () => {
    expect(await currentUser(request())).toBeNull();
    expect(await currentUser(request(["session=made.up"]))).toBeNull();
    expect(await currentUser(request(["session=%E0%A4%A; other=1"]))).toBeNull();
  });

  it("is the user of the session, with name and roles", async () => {
    await db().insert(userRoles).values({ userId: kariId, role: "vendor" });
    expect(await currentUser(request(await cookiesOfKari()))).toEqual({
      id: kariId,
      email: "kari@example.no",
      displayName: "Kari",
      picture: null,
      roles: ["vendor"],
    });
    await db().delete(userRoles);
  });

  it("is queried once per request", async () => {
    const visitor = request(await cookiesOfKari());
    const query = vi.spyOn(pool(), "query");
    await Promise.all([currentUser(visitor), requireUser(visitor), currentUser(visitor)]);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it("is null for a token from the database without its signature", async () => {
    const [cookie = ""] = await cookiesOfKari();
    const token = cookie.slice("session=".length).split(".")[0];
    expect(await currentUser(request([`session=${token}`]))).toBeNull();
    expect(await currentUser(request([cookie.replace("%3D", "A%3D")]))).toBeNull();
  });
});

describe("a session", () => {
  it("has a cookie that scripts and other sites cannot read", async () => {
    const [cookie, ...others] = await cookiesOfKari();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^session=[0-9a-f]{48}\.[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("ends after 7 days without use, and is extended by use", async () => {
    const cookies = await cookiesOfKari();
    const start = Date.now();
    setClock(() => start + 6.9 * day);
    expect(await currentUser(request(cookies))).not.toBeNull();
    setClock(() => start + 13.8 * day);
    expect(await currentUser(request(cookies))).not.toBeNull();
    setClock(() => start + 20.9 * day);
    expect(await currentUser(request(cookies))).toBeNull();
  });

  it("ends after 30 days even when it is used", async () => {
    const cookies = await cookiesOfKari();
    const start = Date.now();
    for (let used = 5; used < 30; used += 5) {
      setClock(() => start + used * day);
      expect(await currentUser(request(cookies))).not.toBeNull();
    }
    setClock(() => start + 30.01 * day);
    expect(await currentUser(request(cookies))).toBeNull();
  });

  it("is replaced at each sign-in", async () => {
    const first = await cookiesOfKari();
    const second = await cookiesOfKari(first);
    expect(second[0]).not.toBe(first[0]);
    expect(await currentUser(request(first))).toBeNull();
    expect(await currentUser(request(second))).not.toBeNull();
  });

  it("never reuses a token that the browser sent", async () => {
    const attackerCookies = ["session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.AAAA"];
    const [cookie = ""] = await cookiesOfKari(attackerCookies);
    expect(cookie).not.toContain("aaaaaaaaaaaaaaaa");
    expect(await currentUser(request(attackerCookies))).toBeNull();
  });

  it("ends for every copy of its cookie when the user signs out", async () => {
    const cookies = await cookiesOfKari();
    const other = await cookiesOfKari();
    const { cookies: cleared } = await signOut(request(cookies));
    expect(cleared.join()).toMatch(/session=; Max-Age=0/);
    expect(await currentUser(request(cookies))).toBeNull();
    expect(await currentUser(request(other))).not.toBeNull();
  });

  it("ends when its user is deleted", async () => {
    const id = await createConfirmedUser({ ...kari, email: "borte@example.no", displayName: "" });
    const outcome = await signIn(
      { ...kari, email: "borte@example.no" },
      { request: request(), info },
      { next: "/admin", browser: "b" },
    );
    const cookies = outcome.ok ? outcome.cookies : [];
    expect(await currentUser(request(cookies))).not.toBeNull();
    await db().delete(users).where(eq(users.id, id));
    expect(await currentUser(request(cookies))).toBeNull();
    expect(
      (await db().execute(sql`select 1 from credentials where user_id = ${id}`)).rowCount,
    ).toBe(0);
  });
});

describe("a page that requires a user", () => {
  it.each([
    ["/admin", "/auth"],
    ["/budget", "/auth?next=%2Fbudget"],
    ["/admin?tab=rsvp", "/auth?next=%2Fadmin%3Ftab%3Drsvp"],
    ["/guest-list.data?_routes=pages%2Fguests", "/auth?next=%2Fguest-list"],
    ["/_.data", "/auth?next=%2F"],
  ])("%s sends a visitor to %s", async (path, target) => {
    const answer = await responseOf(() => requireUser(request([], path)));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(target);
  });
});

describe("a page that requires an administrator", () => {
  afterEach(async () => {
    await db().delete(userRoles);
  });

  it("sends a visitor to /auth", async () => {
    const answer = await responseOf(() => requireAdmin(request([], "/budget")));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/auth?next=%2Fbudget");
  });

  it("returns 403 to a user without a role", async () => {
    const cookies = await cookiesOfKari();
    expect((await responseOf(() => requireAdmin(request(cookies)))).status).toBe(403);
  });

  it.each(roles.filter((role) => role !== "admin"))("returns 403 to a %s", async (role) => {
    const cookies = await cookiesOfKari();
    await db().insert(userRoles).values({ userId: kariId, role });
    expect((await responseOf(() => requireAdmin(request(cookies)))).status).toBe(403);
  });

  it("returns 403 when only another user is an administrator", async () => {
    const cookies = await cookiesOfKari();
    const email = "ada@example.no";
    const adaId = await createConfirmedUser({ ...kari, email, displayName: "Ada" });
    await db().insert(userRoles).values({ userId: adaId, role: "admin" });
    expect((await responseOf(() => requireAdmin(request(cookies)))).status).toBe(403);
  });

  it("returns the account of an administrator, until the role is removed", async () => {
    const cookies = await cookiesOfKari();
    await db().insert(userRoles).values({ userId: kariId, role: "admin" });
    expect(await requireAdmin(request(cookies))).toMatchObject({ id: kariId });
    await db().delete(userRoles);
    expect((await responseOf(() => requireAdmin(request(cookies)))).status).toBe(403);
  });
});
