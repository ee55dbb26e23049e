import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import {
  publishPageChange,
  startListening,
  stopListening,
} from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { CachedPages } from "./cached-pages.ts";

const database = useTestDatabase();
const kari = { wedding: randomUUID() as Scope<"wedding"> };

beforeAll(() => startListening(database.url));
afterAll(() => stopListening());

test("a request for headers keeps no page, so it waits its turn like others that keep none", () => {
  const pages = new CachedPages();
  const [get, head] = ["GET", "HEAD"].map((method) => ({ method, url: "/", headers: {} }));
  if (!get || !head) throw new Error("no requests");
  const rendering = pages.startRendering(get);
  const caching = { receivers: [], validUntil: new Date("2100-01-01T12:00:00Z") };
  rendering.keep({ route: "/", headers: new Headers(), html: "<p>Kari og Ola</p>", caching });
  rendering.end();
  pages.startRendering(head).end();
  expect([pages.wasKept(get), pages.wasKept(head)]).toEqual([true, false]);
  pages.close();
});

test("a page that changes while it is rendered is shared, but takes its turn", async () => {
  const pages = new CachedPages();
  const request = { method: "GET", url: "/changing", headers: {} };
  const render = async (during: () => Promise<void>) => {
    const rendering = pages.startRendering(request);
    const kept = pages.rendering(request);
    await during();
    rendering.keep({ route: "/", headers: new Headers(), html: "<p>Kari</p>", caching: ofKari });
    rendering.end();
    await kept;
    return [kept !== undefined, pages.wasKept(request), pages.mayBeKept(request)];
  };
  const ofKari = { receivers: [kari.wedding], validUntil: new Date("2100-01-01T12:00:00Z") };
  expect(await render(async () => undefined)).toEqual([true, true, true]);
  expect(await render(() => publishPageChange(db(), kari))).toEqual([true, false, true]);
  expect(await render(async () => undefined)).toEqual([true, true, true]);
  pages.close();
});

test("while other processes are not heard, a page that was kept takes its turn", async () => {
  const pages = new CachedPages();
  const request = { method: "GET", url: "/", headers: {} };
  const rendering = pages.startRendering(request);
  const caching = { receivers: [], validUntil: new Date("2100-01-01T12:00:00Z") };
  rendering.keep({ route: "/", headers: new Headers(), html: "<p>Kari og Ola</p>", caching });
  rendering.end();
  expect(pages.wasKept(request)).toBe(true);
  await stopListening();
  expect([pages.wasKept(request), pages.mayBeKept(request)]).toEqual([false, true]);
  pages.close();
});
