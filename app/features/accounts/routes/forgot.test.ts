import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { clearRateLimits, normalizeResponse } from "#tests/support/auth-form.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { texts } from "../texts.ts";
import * as auth from "./auth.tsx";
import * as forgot from "./forgot.tsx";
import * as reset from "./reset.tsx";

useTestDatabase();

beforeAll(() => insertAccount("kari@example.no"));
beforeEach(clearRateLimits);

describe("a forgotten password", () => {
  const ask = (email: string) =>
    responseOf(() => forgot.action(actionArgs("/auth/forgot", { email }) as never));

  it("returns the same response for a known and an unknown e-mail", async () => {
    const known = await ask("kari@example.no");
    expect([known.status, known.headers.get("Location")]).toEqual([303, "/auth/check-mail"]);
    expect(normalizeResponse(await ask("inga@example.no"))).toBe(normalizeResponse(known));
  });

  it("can be replaced once with the link", async () => {
    await insertAccount("glemt@example.no");
    await ask("glemt@example.no");
    const path = firstLinkPath((await queuedMails("glemt@example.no"))[0]);
    const open = () => responseOf(() => reset.loader(loaderArgs(path) as never));
    const set = (chosen: string) =>
      responseOf(() => reset.action(actionArgs(path, { password: chosen }) as never));
    expect((await open()).body).toMatchObject({ email: "glemt@example.no" });
    expect((await set("kort")).status).toBe(400);
    const response = await set("et helt nytt passord");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/admin"]);
    expect((await open()).status).toBe(410);
    expect((await set("et passord til")).body).toBeNull();
  });

  it("says on the next page that it was replaced", async () => {
    await insertAccount("husker@example.no");
    await ask("husker@example.no");
    const path = firstLinkPath((await queuedMails("husker@example.no"))[0]);
    const { headers } = await responseOf(() =>
      reset.action(actionArgs(path, { password: "et helt nytt passord" }) as never),
    );
    const { request } = loaderArgs("/admin", { cookies: headers.getSetCookie() });
    expect((await readFlash(request)).message).toBe(texts.reset.done);
  });

  it("is not replaced by one like the e-mail, which the form does not hold", async () => {
    await insertAccount("solveig.lie@example.no");
    await ask("solveig.lie@example.no");
    const path = firstLinkPath((await queuedMails("solveig.lie@example.no"))[0]);
    const { status, body } = await responseOf(() =>
      reset.action(actionArgs(path, { password: "Solveig.Lie1" }) as never),
    );
    expect([status, body]).toMatchObject([
      400,
      { fieldErrors: { password: texts.weakPassword["own-email"] } },
    ]);
  });

  it("is asked for from the form that holds the address", async () => {
    const page = { ...auth, ErrorBoundary: () => null };
    const { getByRole, getByLabelText } = parseHtml(await renderRoute("/auth", page, {}));
    const link = getByRole<HTMLButtonElement>("button", { name: "Glemt passord?" });
    expect(new URL(link.formAction).pathname).toBe("/auth/forgot");
    expect(getByLabelText<HTMLInputElement>("E-post").form).toBe(link.form);
  });

  it("is asked for with the address that was typed to sign in", async () => {
    const email = "skrevet@example.no";
    const typed = { intent: "switch", email, password };
    const { status, body } = await responseOf(() =>
      forgot.action(actionArgs("/auth/forgot", typed) as never),
    );
    expect([status, body]).toEqual([200, { fieldErrors: {}, values: { intent: "switch", email } }]);
    expect(await queuedMails(email)).toEqual([]);
  });
});
