import { eq } from "drizzle-orm";
import { redirect } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import * as dashboard from "#app/pages/planner/dashboard/dashboard.tsx";
import { db } from "#app/platform/db/database.server.ts";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { withFailingWrites, withTableMissing } from "#tests/support/failures.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import { weddings } from "../tables.server.ts";
import { texts } from "../texts.ts";
import * as page from "./edit-wedding.tsx";

useTestDatabase();

afterEach(() => vi.unstubAllGlobals());

const loadError = "Kunne ikke laste bryllupsdata";
const load = (path: string, cookies: string[]) =>
  responseOf(() => page.loader(loaderArgs(path, { cookies }) as never));

test("shows every field of the wedding", async () => {
  const { cookies } = await signedInOwner({ bride: "Åse", story: "Vi møttes på fjellet." });
  const html = await renderRoute("/edit-wedding", page, { cookies });
  for (const stored of ["Åse", "Ola", "2028-01-22", "Låven", "Lom", "Vi møttes på fjellet."]) {
    expect(html).toContain(stored);
  }
});

test("a text that is too long is returned whole with an error", async () => {
  const { cookies } = await signedInOwner();
  const { document } = parseHtml(await renderRoute("/edit-wedding", page, { cookies }));
  expect(document.querySelectorAll("textarea").length).toBeGreaterThan(0);
  expect(document.querySelectorAll("textarea[maxlength]")).toHaveLength(0);
  const long = { ...(await shownValues(cookies)), story: "å".repeat(5001) };
  const ceremony = "å".repeat(2001);
  const { status, body } = await submit(cookies, { ...long, ceremony, version: "1" });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    values: { ...long, ceremony },
    errors: {
      fieldErrors: {
        story: "Teksten er for lang. Det er plass til 5 000 tegn.",
        ceremony: "Teksten er for lang. Det er plass til 2 000 tegn.",
      },
    },
  });
});

test("a saved edit redirects to the overview, which confirms it", async () => {
  const { cookies, weddingId } = await signedInOwner();
  const edited = {
    ...(await shownValues(cookies)),
    city: "Vågå",
    welcomeLine: "Velkommen",
    version: "1",
  };
  const { status, headers } = await submit(cookies, edited);
  expect([status, headers.get("Location")]).toEqual([303, "/admin"]);
  const [stored] = await db().select().from(weddings).where(eq(weddings.id, weddingId));
  expect(stored).toMatchObject({
    city: "Vågå",
    welcomeLine: "Velkommen",
    bride: "Kari",
    version: 2,
  });
  const html = await renderRoute("/admin", dashboard, {
    cookies: [...cookies, ...headers.getSetCookie()],
  });
  expect(html).toContain("Bryllupsdetaljer oppdatert!");
});

test("an edit of an old version is refused with the stored and the typed values", async () => {
  const { cookies } = await signedInOwner();
  const values = await shownValues(cookies);
  await submit(cookies, { ...values, city: "Vågå", version: "1" });
  expect(await submit(cookies, { ...values, venue: "Kaien", version: "1" })).toMatchObject({
    status: 409,
    body: {
      reason: "conflict",
      current: { version: 2, values: { ...values, city: "Vågå" } },
      values: { venue: "Kaien", city: values.city },
    },
  });
});

test("a deleted picture is an error of its field", async () => {
  const { cookies } = await signedInOwner();
  const heroImage = crypto.randomUUID();
  const edited = { ...(await shownValues(cookies)), heroImage, version: "1" };
  expect(await submit(cookies, edited)).toMatchObject({
    status: 400,
    body: { errors: { fieldErrors: { heroImage: texts.errors.heroImageGone } } },
  });
});

test("when the database fails, the form is returned as it was typed", async () => {
  const { cookies } = await signedInOwner();
  const edited = { ...(await shownValues(cookies)), venue: "Låven på Åsen", version: "1" };
  const { status, body } = await withFailingWrites("update on weddings", () =>
    submit(cookies, edited),
  );
  expect(status).toBe(503);
  expect(body).toMatchObject({
    message: "Kunne ikke lagre endringene",
    retry: true,
    values: { venue: "Låven på Åsen" },
  });
});

test("redirects to the overview without a wedding", async () => {
  const { cookies } = await signedInUser();
  const { status, headers } = await load("/edit-wedding", cookies);
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
});

test("redirects to the overview with a message when the wedding does not load", async () => {
  const { cookies } = await signedInOwner();
  const { status, headers } = await withTableMissing("weddings", () =>
    load("/edit-wedding", cookies),
  );
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
  const allCookies = [...cookies, ...headers.getSetCookie()];
  expect(await renderRoute("/admin", dashboard, { cookies: allCookies })).toContain(loadError);
});

test("a failed load shows a toast and redirects when no form is open", async () => {
  const { cookies } = await signedInOwner();
  const reload = () => {
    const request = new Request("http://jaord.test/edit-wedding");
    const serverLoader = () => load("/edit-wedding.data", cookies);
    return page.clientLoader({ request, serverLoader } as never);
  };
  for (const { id } of getToasts()) dismiss(id);
  await withTableMissing("weddings", async () => {
    await expect(reload()).rejects.toMatchObject({ status: 302 });
    expect(getToasts()).toMatchObject([{ title: loadError, tone: "error" }]);
  });
});

test("without a response the form keeps what was typed", async () => {
  const { status, body } = await responseOf(() =>
    send(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  expect(status).toBe(503);
  expect(body).toMatchObject({
    message: "En feil oppstod ved lagring",
    retry: true,
    values: { venue: "Låven på Åsen" },
  });
});

test.each([
  ["/admin", false],
  ["/auth?next=%2Fedit-wedding", true],
])("after saving redirected to %s, a draft remains: %s", async (path, remains) => {
  const items = stubSessionStorage({ "draft:edit-wedding": "{}" });
  await responseOf(() => send(() => Promise.reject(redirect(path))));
  expect("draft:edit-wedding" in items).toBe(remains);
});

function send(serverAction: () => Promise<never>) {
  const body = new URLSearchParams({ intent: "save", venue: "Låven på Åsen" });
  const request = new Request("http://jaord.test/edit-wedding", { method: "POST", body });
  return page.clientAction({ request, serverAction } as never);
}

async function submit(cookies: string[], fields: Record<string, string>) {
  const args = actionArgs("/edit-wedding", { intent: "save", ...fields }, { cookies });
  return responseOf(() => page.action(args));
}

async function shownValues(cookies: string[]): Promise<Record<string, string>> {
  const { body } = await load("/edit-wedding", cookies);
  return (body as Awaited<ReturnType<typeof page.loader>>).stored.values;
}
