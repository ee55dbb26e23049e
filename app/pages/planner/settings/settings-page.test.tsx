import { afterEach, expect, test } from "vitest";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { sessions } from "#app/features/accounts/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertOwner,
  insertUser,
  password,
  type SignedInUser,
  signedInUser,
} from "#tests/support/factories.ts";
import { insertFullWedding } from "#tests/support/full-wedding.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { actionArgs, requestContext, responseOf } from "#tests/support/route-args.ts";
import * as settings from "./settings.tsx";

useTestDatabase();
afterEach(() => setClock());

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

test("equal browsers are told apart by when their sessions began and were last used", async () => {
  setClock(() => Date.parse("2026-11-20T12:00:00Z"));
  const { userId, cookies } = await userWithPassword("merker@example.no");
  const expiresAt = new Date("2026-12-01T12:00:00Z");
  const times = [
    ["2026-11-03T08:05:00Z", "2026-11-19T10:00:00Z"],
    ["2026-11-17T19:40:00Z", "2026-11-18T06:30:00Z"],
  ] as const;
  for (const [created, updated] of times) {
    const [createdAt, updatedAt] = [new Date(created), new Date(updated)];
    const session = { userId, expiresAt, createdAt, updatedAt, userAgent: chrome };
    await db()
      .insert(sessions)
      .values({ ...session, id: created, token: created });
  }
  const { getByRole } = await openPage({ userId, cookies });
  const items = getByRole("region", { name: "Innlogginger" }).querySelectorAll("li");
  const words = [...items].map((item) =>
    [...item.querySelectorAll("p")].map(({ textContent }) => textContent),
  );
  expect(words.slice(1)).toEqual([
    ["Chrome på Linux", "Logget inn 3. november kl. 09.05", "Sist brukt 19. november kl. 11.00"],
    ["Chrome på Linux", "Logget inn 17. november kl. 20.40", "Sist brukt 18. november kl. 07.30"],
  ]);
  getByRole("button", { name: "Logg ut Chrome på Linux. Logget inn 3. november kl. 09.05" });
});

test("a waiting e-mail change is shown until it is cancelled, and can be sent again", async () => {
  const user = await userWithPassword("gammel@example.no");
  const waiting = async () => {
    const { getByRole } = await openPage(user);
    const section = getByRole("region", { name: "E-post" });
    const intents = [...section.querySelectorAll("button")].map(({ value }) => value);
    const isNamed = section.textContent?.includes("Du har bedt om å bytte til ny@example.no");
    return { isNamed, intents: intents.filter((value) => value.startsWith("email-")) };
  };
  expect(await waiting()).toEqual({ isNamed: false, intents: [] });
  await submit(user, { intent: "email", email: "ny@example.no", emailPassword: password });
  expect(await waiting()).toEqual({ isNamed: true, intents: ["email-resend", "email-cancel"] });
  expect(await submit(user, { intent: "email-resend" })).toMatchObject({
    ok: true,
    message: "Vi har sendt lenken til ny@example.no på nytt",
  });
  expect(await submit(user, { intent: "email-cancel" })).toMatchObject({ ok: true });
  expect(await waiting()).toEqual({ isNamed: false, intents: [] });
});

test("the questions before deletion name all that goes, and only that", async () => {
  const user = await userWithPassword("alt@example.no");
  const weddingId = await insertFullWedding(user.userId);
  const ofAccount = ["1 anmeldelse", "2 annonser", "1 favoritt", "1 lagret søk"];
  const ofWedding = [
    "Bryllupssiden",
    "Gjestelisten med 2 gjester",
    "1 utsending til gjestene",
    "1 svar",
    "Bordkartet med 1 bord",
    "Budsjettet med 1 kategori",
    "1 dokument",
    "1 valgt leverandør",
    "2 samtaler",
    "1 SMS-kampanje",
    "1 hilsen",
    "1 ønske",
  ];
  const account = ["Kontoen din", "Leverandørprofilen Lys over Hardanger"];
  expect(await deletionLists(user)).toEqual([[...account, ...ofWedding, ...ofAccount], ofWedding]);

  const partner = await signedInUser("Ola");
  await insertOwner(weddingId, partner.userId);
  expect(await deletionLists(user), "the partner keeps the wedding").toEqual([
    [...account, ...ofAccount],
  ]);
  expect(await deletionLists(await signedInUser())).toEqual([["Kontoen din"]]);
});

async function deletionLists(user: SignedInUser): Promise<string[][]> {
  const section = (await openPage(user)).getByRole("region", { name: "Slett konto" });
  return [...section.querySelectorAll("ul")].map((list) =>
    [...list.children].map(({ textContent }) => textContent.replace("\u00a0", " ")),
  );
}

async function userWithPassword(email: string): Promise<SignedInUser> {
  const userId = await insertUser({ email }, { withPassword: true });
  return { userId, ...(await openSession(userId, requestContext())) };
}

async function openPage(user: SignedInUser) {
  return parseHtml(await renderRoute("/settings", settings, user));
}

async function submit({ cookies }: SignedInUser, fields: Record<string, string>) {
  const args = actionArgs("/settings", fields, { cookies });
  const { body } = await responseOf(() => settings.action(args));
  return body as ActionResult;
}
