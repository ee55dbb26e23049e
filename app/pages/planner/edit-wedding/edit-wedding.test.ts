import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { withoutTable } from "#tests/support/failing-database.ts";
import { signedInOwner, signedInUser } from "#tests/support/owner.ts";
import { renderedRoute } from "#tests/support/rendered-route.tsx";
import { answerOf, visit } from "#tests/support/route-calls.ts";
import * as dashboard from "../dashboard/dashboard.tsx";
import * as page from "./edit-wedding.tsx";

useTestDatabase();

const fault = "Kunne ikke laste bryllupsdata";
const load = (path: string, cookies: string[]) =>
  answerOf(() => page.loader(visit(path, { cookies }) as never));

test("shows every field of the wedding", async () => {
  const { cookies } = await signedInOwner({ bride: "Åse", story: "Vi møttes på fjellet." });
  const html = await renderedRoute("/edit-wedding", page, { cookies });
  for (const stored of ["Åse", "Ola", "2028-01-22", "Låven", "Lom", "Vi møttes på fjellet."]) {
    expect(html).toContain(stored);
  }
});

test("leads to the overview without a wedding", async () => {
  const { cookies } = await signedInUser();
  const { status, headers } = await load("/edit-wedding", cookies);
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
});

test("leads to the overview, and says so there, when the wedding does not load", async () => {
  const { cookies } = await signedInOwner();
  const { status, headers } = await withoutTable("weddings", () => load("/edit-wedding", cookies));
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
  const kept = [...cookies, ...headers.getSetCookie()];
  expect(await renderedRoute("/admin", dashboard, { cookies: kept })).toContain(fault);
});

test("fails in place for an open form, which then stays as it is", async () => {
  const { cookies } = await signedInOwner();
  await withoutTable("weddings", () =>
    expect(load("/edit-wedding.data", cookies)).rejects.toThrow("Failed query"),
  );
});

test.each([403, 404, 429])("a refusal with status %d is not a failed save", async (status) => {
  const refusal = { status, statusText: "", internal: false, data: null };
  await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("without an answer the form comes back as it was", async () => {
  const { status, body } = await answerOf(() => send(() => Promise.reject(new TypeError())));
  expect(status).toBe(503);
  expect(body).toMatchObject({
    fields: { venue: "Låven på Åsen" },
    faults: { formError: "En feil oppstod ved lagring" },
  });
});

function send(serverAction: () => Promise<never>) {
  const body = new URLSearchParams({ venue: "Låven på Åsen" });
  const request = new Request("http://jaord.test/edit-wedding", { method: "POST", body });
  return page.clientAction({ request, serverAction } as never);
}
