import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import {
  clearRateLimits,
  normalizeResponse,
  signUp,
  submitAuthForm,
} from "#tests/support/auth-form.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { requestAccount } from "../commands.server.ts";
import { demoAccount } from "../rules.ts";
import * as auth from "./auth.tsx";
import * as checkMail from "./check-mail.tsx";
import * as confirm from "./confirm.tsx";
import * as signOut from "./sign-out.ts";

useTestDatabase();

const kari = { email: "kari@example.no", password };
const wrongPassword = "feil passord her";

beforeAll(() => insertAccount(kari.email));
beforeEach(clearRateLimits);

const load = (path: string, cookies: string[] = []) =>
  responseOf(() => auth.loader(loaderArgs(path, { cookies }) as never));

describe("signing in", () => {
  it("opens a session and redirects to the planner", async () => {
    const response = await submitAuthForm("/auth", { ...kari, intent: "login" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin");
    const cookies = response.headers.getSetCookie();
    const again = await load("/auth?next=/budget", cookies);
    expect([again.status, again.headers.get("Location")]).toEqual([302, "/budget"]);
  });

  it.each([
    ["/create", "/create"],
    ["/guest-list?search=kari#1", "/guest-list?search=kari#1"],
    ["//evil.example", "/admin"],
    ["/\\evil.example", "/admin"],
    ["/\t/evil.example", "/admin"],
    ["/%09/evil.example", "/%09/evil.example"],
    ["/.//evil.example", "/admin"],
    ["https://evil.example", "/admin"],
    ["javascript:alert(1)", "/admin"],
    ["@evil.example", "/admin"],
    ["", "/admin"],
  ])("redirects next=%j to %s", async (next, target) => {
    const path = `/auth?next=${encodeURIComponent(next)}`;
    const response = await submitAuthForm(path, { ...kari, intent: "login" });
    expect(response.headers.get("Location")).toBe(target);
  });

  it("returns the same response for a wrong password and an unknown e-mail", async () => {
    const wrong = await submitAuthForm("/auth", {
      email: "kari@example.no",
      password: wrongPassword,
    });
    const unknown = await submitAuthForm("/auth", {
      email: "inga@example.no",
      password: wrongPassword,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ values: { email: "kari@example.no" } });
    expect(normalizeResponse(unknown).replace("inga", "kari")).toBe(normalizeResponse(wrong));
  });

  it("says when to retry after too many attempts", async () => {
    const elsewhere = { info: { clientIp: "203.0.113.7" } };
    const guessing = () =>
      submitAuthForm("/auth", { email: kari.email, password: wrongPassword }, elsewhere);
    for (let i = 0; i < 10; i++) await guessing();
    const response = await guessing();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(880);
    expect(response.body).toMatchObject({
      formError: "Det ble mange forsøk. Vent 15 minutter, eller velg et nytt passord.",
      values: { email: kari.email },
    });
  });
});

describe("signing up", () => {
  it("returns the same response for a new and a known e-mail", async () => {
    const known = await signUp("kari@example.no");
    const newEmail = await signUp("inga@example.no");
    expect(known.status).toBe(303);
    expect(known.headers.get("Location")).toBe("/auth/check-mail");
    expect(normalizeResponse(newEmail)).toBe(normalizeResponse(known));
  });

  it("treats the chosen password the same with and without an account", async () => {
    await insertAccount("kjent@example.no");
    const chosen = "et valgt passord";
    const responses = [];
    for (const email of ["kjent@example.no", "ukjnt@example.no"]) {
      await submitAuthForm("/auth?mode=signup", { email, password: chosen, intent: "signup" });
      const right = await submitAuthForm("/auth", { email, password: chosen, intent: "login" });
      expect([right.status, right.headers.get("Location")]).toEqual([303, "/auth/check-mail"]);
      const wrong = await submitAuthForm("/auth", {
        email,
        password: wrongPassword,
        intent: "login",
      });
      responses.push([normalizeResponse(right), normalizeResponse(wrong).replace(email, "")]);
      expect(await queuedMails(email)).toHaveLength(2);
    }
    expect(responses[0]?.map((text) => text.length)).toEqual(
      responses[1]?.map((text) => text.length),
    );
    expect(responses[0]?.[1]).toBe(responses[1]?.[1]);
    const [ownMail] = await queuedMails("kjent@example.no");
    expect(ownMail?.subject).toBe("Du har allerede en konto hos Jaord");
    const response = await submitAuthForm("/auth", { ...kari, email: "kjent@example.no" });
    expect(response.headers.get("Location")).toBe("/admin");
  });

  it("never puts the e-mail into a URL", async () => {
    const response = await signUp("vente@example.no");
    const cookies = response.headers.getSetCookie();
    expect(cookies.join()).toMatch(
      /^awaited-mail=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get("Location")).not.toContain("vente");
    const page = await responseOf(() =>
      checkMail.loader(loaderArgs("/auth/check-mail", { cookies }) as never),
    );
    expect(page.body).toMatchObject({
      email: "vente@example.no",
      purpose: "confirm",
      next: "/create",
    });
    const [cookie = ""] = cookies;
    const forged = [cookie.replace("=", "=A")];
    for (const others of [[], forged]) {
      const away = await responseOf(() =>
        checkMail.loader(loaderArgs("/auth/check-mail", { cookies: others }) as never),
      );
      expect(away.headers.get("Location")).toBe("/auth");
    }
  });

  it("continues to the requested page when the link is opened in the browser that signed up", async () => {
    const cookies = (await signUp("lenke@example.no")).headers.getSetCookie();
    const path = firstLinkPath((await queuedMails("lenke@example.no"))[0]);
    const open = (sentCookies: string[]) =>
      responseOf(() => confirm.loader(loaderArgs(path, { cookies: sentCookies }) as never));
    expect((await open([])).body).toMatchObject({ link: { sameBrowser: false } });
    expect((await open(cookies)).body).toMatchObject({ link: { sameBrowser: true } });
    const response = await responseOf(() =>
      confirm.action(actionArgs(path, {}, { cookies }) as never),
    );
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/create"]);
    const session = response.headers.getSetCookie();
    expect(session.join()).toMatch(/awaited-mail=; Max-Age=0/);
    expect((await open([])).status).toBe(410);
    expect((await open(session)).headers.get("Location")).toBe("/create");
  });

  it("can still be confirmed after the link was opened many times", async () => {
    await requestAccount(
      { ...kari, email: "skanner@example.no" },
      { request: loaderArgs("/").request, info: { requestId: "", nonce: "", clientIp: "::1" } },
      { next: "/admin", browser: "b" },
    );
    const path = firstLinkPath((await queuedMails("skanner@example.no"))[0]);
    for (let i = 0; i < 3; i++) {
      expect((await responseOf(() => confirm.loader(loaderArgs(path) as never))).status).toBe(200);
    }
    const response = await responseOf(() =>
      confirm.action(actionArgs(path, { password: password }) as never),
    );
    expect(response.status).toBe(303);
  });

  it("requires the chosen password in another browser", async () => {
    const cookies = (await signUp("annen@example.no")).headers.getSetCookie();
    const path = firstLinkPath((await queuedMails("annen@example.no"))[0]);
    const other = (await signUp("fremmed@example.no")).headers.getSetCookie();
    const forged = cookies.map((cookie) => cookie.replace("=", "=A"));
    const confirmWith = (fields: Record<string, string>, sentCookies: string[]) =>
      responseOf(() => confirm.action(actionArgs(path, fields, { cookies: sentCookies }) as never));
    for (const otherCookies of [[], other, forged]) {
      const missing = await confirmWith({}, otherCookies);
      expect([missing.status, missing.body]).toEqual([
        400,
        { fieldErrors: { password: "Skriv inn et passord" }, values: {} },
      ]);
      const wrong = await confirmWith(
        { password: wrongPassword, sameBrowser: "true" },
        otherCookies,
      );
      expect([wrong.status, wrong.body]).toMatchObject([
        400,
        { fieldErrors: { password: "Passordet stemmer ikke" } },
      ]);
      expect(wrong.headers.getSetCookie()).toEqual([]);
    }
    const page = await responseOf(() => confirm.loader(loaderArgs(path) as never));
    expect(page.body).toEqual({
      next: "/create",
      link: { email: "annen@example.no", sameBrowser: false },
    });
    const response = await confirmWith({ password: password }, []);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/create"]);
  });

  it("says when to retry after too many passwords for a link", async () => {
    await signUp("prov@example.no");
    const path = firstLinkPath((await queuedMails("prov@example.no"))[0]);
    const attempt = () =>
      responseOf(() => confirm.action(actionArgs(path, { password: wrongPassword }) as never));
    for (let i = 0; i < 10; i++) await attempt();
    const response = await attempt();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(880);
    expect(response.body).toMatchObject({
      formError: "Det ble mange forsøk. Vent 15 minutter, og prøv igjen.",
    });
  });

  it("keeps what was typed when the screen is switched without JavaScript", async () => {
    const response = await submitAuthForm("/auth?mode=signup", {
      email: "kari@",
      password: "x",
      intent: "switch",
    });
    expect([response.status, response.body]).toEqual([
      200,
      { fieldErrors: {}, values: { email: "kari@", intent: "switch" } },
    ]);
    expect((await load("/auth?mode=signup&next=/create")).body).toMatchObject({
      mode: "signup",
      next: "/create",
    });
  });
});

describe("the sign-in page", () => {
  it("shows the demo's sign-in in demo mode only", async () => {
    expect((await load("/auth")).body).toMatchObject({ demo: null });
    const installation = config();
    configure({ ...installation, demo: true });
    const { body } = await load("/auth");
    configure(installation);
    expect(body).toMatchObject({ demo: demoAccount });
  });

  it.each([
    ["create-wedding", "create-wedding"],
    ["<script>", null],
    ["toString", null],
  ])("says the reason %s as %s", async (reason, shown) => {
    const { body } = await load(`/auth?${new URLSearchParams({ reason })}`);
    expect(body).toMatchObject({ reason: shown });
  });
});

describe("signing out", () => {
  it("needs a POST, not a GET", async () => {
    const cookies = (await submitAuthForm("/auth", kari)).headers.getSetCookie();
    await responseOf(() => signOut.loader());
    expect((await load("/auth", cookies)).status).toBe(302);
    const response = await responseOf(() =>
      signOut.action(actionArgs("/auth/sign-out", {}, { cookies }) as never),
    );
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect((await load("/auth", cookies)).status).toBe(200);
  });
});
