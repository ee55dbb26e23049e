import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser } from "./access.server.ts";
import {
  confirmAccount,
  createConfirmedUser,
  requestAccount,
  requestAccountAgain,
  requestPasswordReset,
  resetPassword,
  signIn,
} from "./commands.server.ts";
import { credentials, emailTokens, sessions, users } from "./tables.server.ts";

useTestDatabase();

const password = "tre røde bær";
const intent = { next: "/create", browser: "b" };
const ownBrowser = { browser: intent.browser };
const hour = 3600 * 1000;

afterEach(() => setClock());

const from = (address: string, cookies: string[] = []) => requestContext(cookies, address);
const context = () => requestContext();

async function lastLinkTo(email: string): Promise<string> {
  const token = new URL(
    firstLinkPath((await queuedMails(email)).at(-1)),
    "http://x",
  ).searchParams.get("token");
  return token ?? "";
}

async function usersWith(email: string): Promise<number> {
  return (await db().select().from(users).where(eq(users.email, email))).length;
}

describe("an account", () => {
  it("is created when its e-mail is confirmed", async () => {
    await requestAccount({ email: "ny@example.no", password }, context(), intent);
    expect(await usersWith("ny@example.no")).toBe(0);
    const outcome = await confirmAccount(await lastLinkTo("ny@example.no"), context(), ownBrowser);
    const { request } = from("192.0.2.1", outcome.ok ? outcome.cookies : []);
    expect(await currentUser(request)).toMatchObject({ email: "ny@example.no", roles: [] });
    expect(await signIn({ email: "ny@example.no", password }, context(), intent)).toMatchObject({
      ok: true,
    });
  });

  it("is created once by a link that is clicked many times at once", async () => {
    await requestAccount({ email: "klikk@example.no", password }, context(), intent);
    const token = await lastLinkTo("klikk@example.no");
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => confirmAccount(token, context(), ownBrowser)),
    );
    expect(clicks.filter((click) => click.ok).length).toBe(1);
    expect(await confirmAccount(token, context(), ownBrowser)).toEqual({
      ok: false,
      reason: "link-not-valid",
    });
  });

  it("is created once by many sign-ups that are confirmed at once", async () => {
    const email = "mange@example.no";
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        requestAccount({ email, password: `${password} ${i}` }, from(`198.51.100.${i}`), intent),
      ),
    );
    const mails = await queuedMails(email);
    expect(mails.length).toBe(10);
    const outcomes = await Promise.all(
      mails.map((mail) =>
        confirmAccount(
          new URL(firstLinkPath(mail), "http://x").searchParams.get("token") ?? "",
          from("192.0.2.2"),
          ownBrowser,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.ok).length).toBe(1);
    expect(await usersWith(email)).toBe(1);
    expect((await db().select().from(credentials)).length).toBe(
      (await db().select().from(users)).length,
    );
  });

  it("gets the password that was chosen with the link, not that of another sign-up", async () => {
    const email = "offer@example.no";
    await requestAccount({ email, password: "den fremmedes" }, from("203.0.113.9"), intent);
    await requestAccount({ email, password }, context(), intent);
    await confirmAccount(await lastLinkTo(email), context(), ownBrowser);
    const stranger = await signIn({ email, password: "den fremmedes" }, context(), intent);
    expect(stranger.ok).toBe(false);
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
  });

  it("is not created in another browser without the password", async () => {
    const email = "kapret@example.no";
    await requestAccount({ email, password: "den fremmedes" }, from("203.0.113.9"), intent);
    const token = await lastLinkTo(email);
    for (const browser of [null, "", "c"]) {
      expect(await confirmAccount(token, context(), { browser })).toEqual({
        ok: false,
        reason: "password-missing",
      });
      expect(await confirmAccount(token, context(), { browser, password })).toEqual({
        ok: false,
        reason: "wrong-credentials",
      });
    }
    expect(await usersWith(email)).toBe(0);
    expect(
      await confirmAccount(token, context(), { browser: null, password: "den fremmedes" }),
    ).toMatchObject({ ok: true });
  });

  it("allows ten wrong passwords, counted together with those at sign-in", async () => {
    const email = "gjettet@example.no";
    await requestAccount({ email, password }, from("203.0.113.9"), intent);
    const token = await lastLinkTo(email);
    const attackerContext = () => from("203.0.113.10");
    const wrongPassword = { browser: null, password: "gjetning" };
    await signIn({ email, password: "gjetning" }, attackerContext(), intent);
    for (let i = 0; i < 9; i++) await confirmAccount(token, attackerContext(), wrongPassword);
    expect(await confirmAccount(token, attackerContext(), { browser: null, password })).toEqual({
      ok: false,
      reason: "too-many",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await usersWith(email)).toBe(0);
  });

  it("keeps the browser's password when the link is sent again after another sign-up", async () => {
    const email = "omsendt@example.no";
    await requestAccount({ email, password }, context(), intent);
    await requestAccount({ email, password: "den fremmedes" }, from("203.0.113.9"), {
      next: "/create",
      browser: "stranger",
    });
    await requestAccountAgain(email, context(), intent);
    await confirmAccount(await lastLinkTo(email), context(), ownBrowser);
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
  });

  it("can be confirmed for 24 hours", async () => {
    await requestAccount({ email: "sen@example.no", password }, context(), intent);
    const token = await lastLinkTo("sen@example.no");
    const start = Date.now();
    setClock(() => start + 24.01 * hour);
    expect(await confirmAccount(token, context(), ownBrowser)).toMatchObject({ ok: false });
    setClock(() => start + 23.9 * hour);
    expect(await confirmAccount(token, context(), ownBrowser)).toMatchObject({ ok: true });
  });

  it("is not confirmed by a reset link, nor reset by a confirmation link", async () => {
    const email = "bytte@example.no";
    await requestAccount({ email, password }, context(), intent);
    const unused = await lastLinkTo(email);
    await requestAccountAgain(email, context(), intent);
    await confirmAccount(await lastLinkTo(email), context(), ownBrowser);
    expect(await resetPassword(unused, "et annet passord", context())).toMatchObject({ ok: false });
    await requestPasswordReset(email, context(), "/admin");
    const reset = await lastLinkTo(email);
    expect(await confirmAccount(reset, context(), ownBrowser)).toMatchObject({ ok: false });
    expect(await resetPassword(reset, "et annet passord", context())).toMatchObject({ ok: true });
  });

  it("that exists is left unchanged, and its owner is notified", async () => {
    const email = "eier@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    await requestAccount({ email, password: "et annet passord" }, context(), intent);
    const [mail, ...otherMails] = await queuedMails(email);
    expect(otherMails).toEqual([]);
    expect(mail?.subject).toBe("Du har allerede en konto hos Jaord");
    expect(firstLinkPath(mail)).toMatch(/^\/auth\/reset\?token=[\w-]{43}&next=%2Fcreate$/);
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
  });
});

describe("links", () => {
  it("are equally many for a known and an unknown e-mail", async () => {
    await createConfirmedUser({ email: "gammel@example.no", password, displayName: "" });
    for (const email of ["gammel@example.no", "nyest@example.no"]) {
      await requestAccount({ email, password }, context(), intent);
      const storedTokens = await db()
        .select()
        .from(emailTokens)
        .where(eq(emailTokens.email, email));
      expect(storedTokens.map(({ purpose }) => purpose).sort()).toEqual(["confirm", "reset"]);
    }
  });

  it("are stored as hashes", async () => {
    await requestAccount({ email: "hash@example.no", password }, context(), intent);
    const token = await lastLinkTo("hash@example.no");
    const rows = await db().select().from(emailTokens);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it("sent again confirm the same account", async () => {
    await requestAccount({ email: "igjen@example.no", password }, context(), intent);
    await requestAccountAgain("igjen@example.no", context(), intent);
    expect((await queuedMails("igjen@example.no")).length).toBe(2);
    await confirmAccount(await lastLinkTo("igjen@example.no"), context(), ownBrowser);
    expect(await signIn({ email: "igjen@example.no", password }, context(), intent)).toMatchObject({
      ok: true,
    });
  });

  it.each(["", "x", "a".repeat(43), "'; drop table users --", "\0"])(
    "that are invalid (%j) do nothing",
    async (token) => {
      const refused = { ok: false, reason: "link-not-valid" };
      expect(await confirmAccount(token, context(), ownBrowser)).toEqual(refused);
      expect(await resetPassword(token, "et nytt passord", context())).toEqual(refused);
    },
  );
});

describe("a new password", () => {
  it("ends every session of the account, opens a new one and notifies the owner", async () => {
    const email = "glemsk@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    const before = await signIn({ email, password }, context(), intent);
    await requestPasswordReset(email, context(), "/admin");
    const outcome = await resetPassword(await lastLinkTo(email), "et nytt passord", context());
    const known = (cookies: string[]) => currentUser(from("192.0.2.1", cookies).request);
    expect(await known(before.ok ? before.cookies : [])).toBeNull();
    expect(await known(outcome.ok ? outcome.cookies : [])).toMatchObject({ email });
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: false });
    expect((await queuedMails(email)).at(-1)?.subject).toBe("Passordet ditt er endret");
  });

  it("is set once per link, and invalidates the other links", async () => {
    const email = "to.lenker@example.no";
    const userId = await createConfirmedUser({ email, password, displayName: "" });
    await requestPasswordReset(email, context(), "/admin");
    const first = await lastLinkTo(email);
    await requestPasswordReset(email, context(), "/admin");
    const second = await lastLinkTo(email);
    const outcomes = await Promise.all([
      resetPassword(first, "det første nye", context()),
      resetPassword(second, "det andre nye", context()),
      resetPassword(second, "det tredje nye", context()),
    ]);
    expect(outcomes.filter((outcome) => outcome.ok).length).toBe(1);
    expect(await resetPassword(first, "det fjerde nye", context())).toMatchObject({ ok: false });
    const open = await db().select().from(sessions).where(eq(sessions.userId, userId));
    expect(open.length).toBe(1);
  });

  it("can be set with a link for one hour", async () => {
    const email = "treg@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    await requestPasswordReset(email, context(), "/admin");
    const token = await lastLinkTo(email);
    const start = Date.now();
    setClock(() => start + 1.01 * hour);
    expect(await resetPassword(token, "et nytt passord", context())).toMatchObject({ ok: false });
    setClock(() => start + 0.99 * hour);
    expect(await resetPassword(token, "et nytt passord", context())).toMatchObject({ ok: true });
  });

  it("for an e-mail without an account sends a mail that says so", async () => {
    await requestPasswordReset("ukjent@example.no", context(), "/create");
    const [mail] = await queuedMails("ukjent@example.no");
    expect(mail?.subject).toBe("Ingen konto med denne adressen");
    expect(firstLinkPath(mail)).toBe("/auth?mode=signup&next=%2Fcreate");
  });

  it("leads the owner of an e-mail to sign up when only an unconfirmed sign-up exists", async () => {
    const email = "ventende@example.no";
    await requestAccount({ email, password: "den fremmedes" }, from("203.0.113.9"), intent);
    await requestPasswordReset(email, context(), "/create");
    expect(firstLinkPath((await queuedMails(email)).at(-1))).toBe(
      "/auth?mode=signup&next=%2Fcreate",
    );
    await requestAccount({ email, password }, context(), { next: "/create", browser: "mine" });
    const token = await lastLinkTo(email);
    expect(await confirmAccount(token, context(), { browser: "mine" })).toMatchObject({ ok: true });
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
  });
});
