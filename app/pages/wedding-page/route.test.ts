import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { minFormAgeMs } from "#app/features/submissions/rules.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { tokenFields } from "#tests/support/guest-forms.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { action, loader } from "./route.tsx";

// Only a build gives the page's script a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

const id = randomUUID();
const path = `/wedding?id=${id}`;
const answer = { guestName: "Solveig Haugen", email: "solveig@epost.no", attending: "true" };

const pastWedding = { weddingDate: "2020-06-13" };

beforeAll(async () => {
  await db().insert(weddings).values({
    id,
    bride: "Ingrid",
    groom: "Ola",
    weddingDate: "2029-06-16",
    venue: "",
    city: "Gran",
    theme: "",
    colors: "",
    story: "Kort.",
    ceremony: "",
    reception: "",
    selectedTheme: "garden",
  });
});

const show = (path: string, cookies: string[] = []) =>
  responseOf(() => loader(loaderArgs(path, { cookies })));
const send = (path: string, fields: Record<string, string>) =>
  responseOf(() => action(actionArgs(path, fields)));

it.each(["/wedding", "/wedding?id=", "/wedding?id=nei", `/wedding?id=${randomUUID()}`])(
  "%s is not found, for a GET or an answer",
  async (path) => {
    expect((await show(path)).status).toBe(404);
    expect((await send(path, answer)).status).toBe(404);
  },
);

it("a refused form is redisplayed as typed", async () => {
  const { status, body } = await send(path, { guestName: "Solveig", message: "Hei" });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: {
      formError: "Vennligst fyll ut alle obligatoriske felt",
      values: { guestName: "Solveig", message: "Hei" },
    },
  });
});

it("no answer is accepted after the wedding day", async () => {
  const { status, body } = await send(`/wedding?id=${await insertWedding(pastWedding)}`, answer);
  expect(status).toBe(403);
  expect(body).toEqual({ form: "answer", reason: "over" });
});

it("an answer redirects to the thanks, and only its own visitor sees it", async () => {
  const { formToken } = (await show(path)).body as GuestPage;
  onTestFinished(() => setClock());
  setClock(() => Date.now() + minFormAgeMs);
  const { status, headers } = await send(path, {
    ...answer,
    ...tokenFields(formToken),
  });
  expect(status).toBe(303);
  expect(headers.get("Location")).toMatch(/^\/wedding\?id=[^&]+&takk=[^&]+#rsvp$/);

  const own = await show(path, headers.getSetCookie());
  expect(JSON.stringify(own.body)).toContain("solveig@epost.no");
  const withoutCookies = await show(path);
  expect(JSON.stringify(withoutCookies.body)).not.toMatch(/solveig|haugen/i);
});
