import { expect, test } from "vitest";
import { getToasts } from "#app/ui/toast-queue.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withTableMissing } from "#tests/support/failing-database.ts";
import { signedInOwner, signedInUser } from "#tests/support/owner.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as dashboard from "../dashboard/dashboard.tsx";
import { rememberLoaderData } from "../last-shown.ts";
import * as page from "./edit-wedding.tsx";

useTestDatabase();

const fault = "Kunne ikke laste bryllupsdata";
const load = (path: string, cookies: string[]) =>
  responseOf(() => page.loader(loaderArgs(path, { cookies }) as never));

test("shows every field of the wedding", async () => {
  const { cookies } = await signedInOwner({ bride: "Åse", story: "Vi møttes på fjellet." });
  const html = await renderRoute("/edit-wedding", page, { cookies });
  for (const stored of ["Åse", "Ola", "2028-01-22", "Låven", "Lom", "Vi møttes på fjellet."]) {
    expect(html).toContain(stored);
  }
});

test("a text that is too long comes back whole, and says so", async () => {
  const { cookies } = await signedInOwner();
  const html = await renderRoute("/edit-wedding", page, { cookies });
  expect(html).not.toMatch(/<textarea[^>]*maxlength/i);
  const { body: stored } = await load("/edit-wedding", cookies);
  const { fields } = stored as { fields: Record<string, string> };
  const long = { ...fields, story: "å".repeat(5001), ceremony: "å".repeat(2001) };
  const sent = actionArgs("/edit-wedding", { ...long, version: "1" }, { cookies });
  expect(await responseOf(() => page.action(sent as never))).toMatchObject({
    status: 400,
    body: {
      fields: long,
      errors: {
        fieldErrors: {
          story: "Teksten er for lang. Det er plass til 5000 tegn.",
          ceremony: "Teksten er for lang. Det er plass til 2000 tegn.",
        },
      },
    },
  });
});

test("leads to the overview without a wedding", async () => {
  const { cookies } = await signedInUser();
  const { status, headers } = await load("/edit-wedding", cookies);
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
});

test("leads to the overview, and says so there, when the wedding does not load", async () => {
  const { cookies } = await signedInOwner();
  const { status, headers } = await withTableMissing("weddings", () =>
    load("/edit-wedding", cookies),
  );
  expect([status, headers.get("Location")]).toEqual([302, "/admin"]);
  const kept = [...cookies, ...headers.getSetCookie()];
  expect(await renderRoute("/admin", dashboard, { cookies: kept })).toContain(fault);
});

test("fails for the browser's script, which leads away only where no form is open", async () => {
  const { cookies } = await signedInOwner();
  const { body: stored } = await load("/edit-wedding", cookies);
  const again = () => {
    const request = new Request("http://jaord.test/edit-wedding");
    const serverLoader = () => load("/edit-wedding.data", cookies);
    return page.clientLoader({ request, serverLoader } as never);
  };
  await withTableMissing("weddings", async () => {
    await expect(again()).rejects.toMatchObject({ status: 302 });
    expect(getToasts()).toMatchObject([{ title: fault, tone: "error" }]);
    rememberLoaderData("http://jaord.test/edit-wedding", stored);
    expect(await again()).toMatchObject(stored as object);
  });
});

test.each([403, 404, 429])("a refusal with status %d is not a failed save", async (status) => {
  const refusal = { status, statusText: "", internal: false, data: null };
  await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("without an answer the form comes back as it was", async () => {
  const { status, body } = await responseOf(() => send(() => Promise.reject(new TypeError())));
  expect(status).toBe(503);
  expect(body).toMatchObject({
    fields: { venue: "Låven på Åsen" },
    errors: { formError: "En feil oppstod ved lagring" },
  });
});

function send(serverAction: () => Promise<never>) {
  const body = new URLSearchParams({ venue: "Låven på Åsen" });
  const request = new Request("http://jaord.test/edit-wedding", { method: "POST", body });
  return page.clientAction({ request, serverAction } as never);
}
