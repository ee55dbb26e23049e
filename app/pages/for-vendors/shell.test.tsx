import { renderToString } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "#app/features/accounts/rules.ts";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as planner from "../planner/shell/shell.tsx";
import * as entry from "./entry/entry.tsx";
import * as shell from "./shell.tsx";

useTestDatabase();

async function userWith(roles: Role[], sign: () => Promise<{ userId: string; cookies: string[] }>) {
  const user = await sign();
  for (const role of roles) await db().insert(userRoles).values({ userId: user.userId, role });
  return user;
}

test("the settings of a vendor without a wedding are in the vendors' area", async () => {
  const sidebarOf = async (user: { cookies: string[] }, path: string) => {
    const { body } = await responseOf(() => planner.loader(loaderArgs(path, user) as never));
    return render(planner.default, body, path).getByRole("navigation").getAttribute("aria-label");
  };
  const vendor = await userWith(["vendor"], signedInUser);
  expect(await sidebarOf(vendor, "/settings")).toBe("For leverandører");
  expect(await sidebarOf(vendor, "/vendors")).toBe("Planlegger");
  expect(await sidebarOf(await userWith([], signedInUser), "/settings")).toBe("Planlegger");
  const both = await userWith(["vendor"], signedInOwner);
  expect(await sidebarOf(both, "/settings")).toBe("Planlegger");
  const former = await userWith([], signedInUser);
  await insertListedVendor({ userId: former.userId });
  expect(await sidebarOf(former, "/settings")).toBe("Planlegger");
});

test("a customer reads what the area is, and how to register", async () => {
  const { cookies } = await signedInUser();
  const { body } = await responseOf(() =>
    entry.loader(loaderArgs("/for-vendors", { cookies }) as never),
  );
  const { getByRole } = render(entry.default, body, "/for-vendors");
  getByRole("heading", { level: 1, name: "For leverandører" });
  expect(getByRole("link", { name: "Bli leverandør" }).getAttribute("href")).toBe(
    "/for-vendors/register",
  );
  const frame = await responseOf(() =>
    shell.loader(loaderArgs("/for-vendors", { cookies }) as never),
  );
  expect(render(shell.default, frame.body, "/for-vendors").queryByRole("navigation")).toBeNull();
  render(shell.default, frame.body, "/for-vendors/register").getByRole("navigation");
});

test("a vendor whose role was taken is told so, and whom to ask", async () => {
  const { userId, cookies } = await signedInUser();
  await insertListedVendor({ userId });
  const { status, body } = await responseOf(() =>
    shell.loader(loaderArgs("/for-vendors", { cookies }) as never),
  );
  expect(status).toBe(403);
  const error = new ErrorResponse(403, "", body);
  const Page = () => shell.ErrorBoundary({ error } as Parameters<typeof shell.ErrorBoundary>[0]);
  const { getByRole } = render(Page, null, "/for-vendors");
  getByRole("heading", { name: "Kontoen er ikke leverandør lenger" });
  getByRole("link", { name: "Til innstillingene" });
  const contact = getByRole("link", { name: /@/ });
  expect(contact.getAttribute("href")).toBe(`mailto:${contact.textContent}`);
});

function render(Page: unknown, loaderData: unknown, path: string) {
  const Frame = Page as (props: { loaderData: unknown }) => React.ReactNode;
  const Stub = createRoutesStub([{ path, Component: () => <Frame loaderData={loaderData} /> }]);
  return parseHtml(renderToString(<Stub initialEntries={[path]} />));
}
