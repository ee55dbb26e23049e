import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, createRoutesStub, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertGreeting,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as page from "./guest-messages.tsx";
import type { Inbox } from "./load-inbox.server.ts";

useTestDatabase();

const path = "/guest-messages";
let owner: SignedInUser & { weddingId: string };
let other: SignedInUser & { weddingId: string };

beforeEach(async () => {
  owner = await signedInOwner({ bride: "Ingrid", groom: "Mathias" });
  other = await signedInOwner();
});

describe("access", () => {
  test("a visitor is sent to /auth, and back afterwards", async () => {
    for (const call of [
      () => page.loader(loaderArgs(path) as never),
      () => page.action(actionArgs(path, { intent: "mark-replied", id: randomUUID() }) as never),
    ]) {
      const { status, headers } = await responseOf(call);
      expect(status).toBe(302);
      expect(headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }
  });

  test("a user without a wedding gets a page without messages", async () => {
    const { cookies } = await signedInUser();
    const loaded = await responseOf(() => page.loader(loaderArgs(path, { cookies }) as never));
    expect(loaded.body, "the page offers to create one").toEqual({ inbox: null });
    const fields = { intent: "mark-replied", id: randomUUID() };
    const sent = await responseOf(() =>
      page.action(actionArgs(path, fields, { cookies }) as never),
    );
    expect(sent.status).toBe(404);
  });

  test("another couple's message is treated as unknown", async () => {
    const [id] = await receive({ guestName: "Hemmelig" });
    for (const query of [`?melding=${id}`, `?eldre=${id}`, `?nyere=${id}`, "?sok=Hemmelig"]) {
      const inbox = await inboxOf(query, other);
      expect(inbox).toMatchObject({ open: null, lines: [] });
      expect(JSON.stringify(inbox)).not.toContain(owner.weddingId);
    }
    for (const intent of ["mark-replied", "delete", "restore", "hide", "show"]) {
      const otherResponse = await send({ intent, id }, other);
      expect(otherResponse.status, intent).toBe(404);
      expect(await send({ intent, id: randomUUID() }, other), intent).toEqual(otherResponse);
    }
    expect(await stored(id)).toMatchObject({ replied: false, deletedAt: null });
    const { weddingId } = blockedVisitors;
    expect(await db().$count(blockedVisitors, eq(weddingId, owner.weddingId))).toBe(0);
  });

  test.each([
    { intent: "mark-replied" },
    { intent: "mark-replied", id: "x" },
    { intent: "burn", id: randomUUID() },
    { intent: "toString", id: randomUUID() },
    { id: randomUUID() },
  ])("%j is refused", async (fields) => {
    expect((await send(fields)).status).toBe(404);
  });
});

describe("the inbox", () => {
  test("lists the newest first, and opens it without marking it as replied to", async () => {
    await receive(
      { guestName: "Eldst", message: "x".repeat(5000), createdAt: new Date("2026-11-04T10:00Z") },
      { guestName: "Nyest", message: "Hei.\n\nHilsen", email: "n@epost.no" },
    );
    const inbox = await inboxOf("");
    expect(inbox.lines).toMatchObject([
      {
        guestName: "Nyest",
        preview: "Hei. Hilsen",
        sentText: expect.stringMatching(/^i dag kl\. /),
      },
      { guestName: "Eldst", preview: "x".repeat(160), sentText: "4. november" },
    ]);
    expect(inbox.open).toMatchObject({
      guestName: "Nyest",
      message: "Hei.\n\nHilsen",
      replied: false,
      reply: expect.stringMatching(/^mailto:n@epost\.no\?subject=.*Ingrid%20og%20Mathias/),
    });
    expect(inbox.counts).toEqual({ unreplied: 2, replied: 0 });
  });

  test("opens the chosen message even when the list does not contain it", async () => {
    const [id] = await receive({ guestName: "Valgt", replied: true }, { guestName: "Ny" });
    const inbox = await inboxOf(`?vis=nye&melding=${id}`);
    expect(inbox.lines.map(({ guestName }) => guestName)).toEqual(["Ny"]);
    expect(inbox.open).toMatchObject({ guestName: "Valgt" });
    expect((await inboxOf("?melding=x")).open).toBeNull();
  });

  test("lists fifty at a time, and falls back to the first page when newer ones do not fill this one", async () => {
    await receive(
      ...Array.from({ length: 120 }, (_, number) => ({
        guestName: `Gjest ${number}`,
        createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, number)),
      })),
    );
    const first = await inboxOf("");
    expect(first).toMatchObject({ hasNewer: false, hasOlder: true });
    expect(first.lines).toHaveLength(50);
    const second = await inboxOf(`?eldre=${first.lines.at(-1)?.id}`);
    expect(second.lines[0]?.guestName).toBe("Gjest 69");
    expect(second).toMatchObject({ hasNewer: true, hasOlder: true });
    expect((await inboxOf(`?nyere=${second.lines[0]?.id}`)).lines).toEqual(first.lines);
    const nearest = await inboxOf(`?nyere=${first.lines[10]?.id}`);
    expect(nearest).toMatchObject({
      lines: first.lines,
      hasNewer: false,
      view: { eldre: null, nyere: null },
    });
  });

  test("guests' text is never rendered as markup", async () => {
    const evil = '<script>alert(1)</script>"onload="';
    await receive({ guestName: evil, message: evil, email: `${evil}@x.no` });
    const html = render(await inboxOf(""));
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).toContain("Gjesten la ikke igjen e-post");
    for (const markup of ["<script>alert", " style=", ' href="mailto']) {
      expect(html).not.toContain(markup);
    }
  });

  test("the reply is a mailto link", async () => {
    await receive({ guestName: "Liv & Ola", email: "liv+ola@epost.no" });
    const inbox = await inboxOf("");
    const link = inbox.open?.reply ?? "";
    expect(link.startsWith("mailto:liv%2Bola@epost.no?subject=")).toBe(true);
    expect(link).toContain("&body=Hei%20Liv%20%26%20Ola");
    expect(render(inbox)).toContain(` href="${link.replaceAll("&", "&amp;")}"`);
  });

  test("a message is inert while another is loading", async () => {
    const [id, another] = await receive({}, {});
    const inbox = await inboxOf(`?melding=${id}`);
    const Component = () => <page.default {...propsOf(inbox)} />;
    const loader = () => new Promise(() => undefined);
    const initialEntries = [`${path}?melding=${id}`];
    const hydrationData = { loaderData: { inbox: null } };
    const router = createMemoryRouter([{ id: "inbox", path, Component, loader }], {
      initialEntries,
      hydrationData,
    });
    const isInert = () =>
      parseHtml(renderToString(<RouterProvider router={router} />))
        .getByRole("article", { hidden: true })
        .hasAttribute("inert");
    expect(isInert()).toBe(false);
    const loading = new Promise<void>((resolve) => {
      router.subscribe(({ navigation }) => navigation.state === "loading" && resolve());
    });
    void router.navigate(`${path}?melding=${another}`);
    await loading;
    expect(isInert()).toBe(true);
    router.dispose();
  });
});

describe("changing a message", () => {
  test("marks it as replied to, also twice", async () => {
    const [id] = await receive({});
    for (const message of ["Melding markert som besvart", "Allerede markert som besvart"]) {
      expect(await send({ intent: "mark-replied", id })).toMatchObject({
        status: 200,
        body: { ok: true, message },
      });
    }
    expect(await stored(id)).toMatchObject({ replied: true });
  });

  test("hides everything from its sender, and undoes that", async () => {
    const visitorId = randomUUID();
    const [id] = await receive({ visitorId }, { visitorId }, {});
    const { body } = await send({ intent: "hide", id });
    expect(body).toMatchObject({ ok: true, message: "Alt fra avsenderen er skjult" });
    expect((await inboxOf(`?melding=${id}`)).open).toBeNull();
    expect((await inboxOf("")).lines).toHaveLength(1);
    const { undo } = body as { undo: [string, string][] };
    expect(undo).toContainEqual(["intent", "show"]);
    expect((await send(Object.fromEntries(undo))).body).toMatchObject({
      message: "Alt fra avsenderen vises igjen",
    });
    expect((await inboxOf("")).lines).toHaveLength(3);
  });

  test("deletes it, and undoes that", async () => {
    const [id] = await receive({ guestName: "Spøkefugl" }, {});
    const { body } = await send({ intent: "delete", id });
    expect(body).toMatchObject({ ok: true, message: "Melding slettet" });
    expect(await inboxOf(`?melding=${id}`)).toMatchObject({
      open: null,
      counts: { unreplied: 1 },
    });
    const { undo } = body as { undo: [string, string][] };
    expect((await send(Object.fromEntries(undo))).body).toMatchObject({
      message: "Meldingen er tilbake",
    });
    expect((await inboxOf("")).lines).toHaveLength(2);
  });

  test.each([
    ["mark-replied", "guest_messages", "update", "Feil ved markering av melding"],
    ["delete", "guest_messages", "update", "Kunne ikke slette meldingen"],
    ["restore", "guest_messages", "update", "Kunne ikke hente meldingen tilbake"],
    ["hide", "blocked_visitors", "insert", "Kunne ikke skjule avsenderen"],
    ["show", "blocked_visitors", "delete", "Kunne ikke vise avsenderen igjen"],
  ])("%s reports a database error and changes nothing", async (intent, table, on, message) => {
    const visitorId = randomUUID();
    const [id] = await receive({ visitorId });
    if (intent === "show") await send({ intent: "hide", id });
    if (intent === "restore") await send({ intent: "delete", id });
    const before = await stored(id);
    const refused = await withFailingWrites(`${on} on ${table}`, () => send({ intent, id }));
    expect(refused).toMatchObject({ status: 503, body: { ok: false, message } });
    expect(await stored(id)).toEqual(before);
    expect(await db().$count(blockedVisitors, eq(blockedVisitors.visitorId, visitorId))).toBe(
      intent === "show" ? 1 : 0,
    );
  });
});

test.each([
  ["a server error", new Response(null, { status: 500 })],
  ["no response", new TypeError("Failed to fetch")],
])("%s is reported, and the page stays", async (_, error) => {
  const result = { ok: false, message: "Kunne ikke slette meldingen", retry: true };
  expect(await clientActionOn(error)).toMatchObject({ data: result, init: { status: 503 } });
});

test.each([302, 403, 404, 429])("a response with status %d is rethrown", async (status) => {
  const error = new Response(null, { status });
  await expect(clientActionOn(error)).rejects.toBe(error);
});

function clientActionOn(error: unknown) {
  const { request } = actionArgs(path, { intent: "delete", id: randomUUID() });
  const serverAction = () => Promise.reject(error);
  return page.clientAction({ request, serverAction } as never);
}

async function inboxOf(query: string, { cookies }: SignedInUser = owner): Promise<Inbox> {
  const { body } = await responseOf(() =>
    page.loader(loaderArgs(path + query, { cookies }) as never),
  );
  return (body as { inbox: Inbox }).inbox;
}

function send(fields: Record<string, string | undefined>, { cookies }: SignedInUser = owner) {
  const sent = actionArgs(path, fields as Record<string, string>, { cookies });
  return responseOf(() => page.action(sent as never));
}

async function receive(...given: Partial<typeof guestMessages.$inferInsert>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const fields of given) ids.push(await insertGreeting(owner.weddingId, fields));
  return ids;
}

async function stored(id = "") {
  const [row] = await db().select().from(guestMessages).where(eq(guestMessages.id, id));
  return row;
}

function propsOf(inbox: Inbox) {
  return { loaderData: { inbox } } as Parameters<typeof page.default>[0];
}

function render(inbox: Inbox): string {
  const Page = () => page.default(propsOf(inbox));
  const Stub = createRoutesStub([{ path, Component: Page }]);
  return renderToString(<Stub initialEntries={[path]} />);
}
