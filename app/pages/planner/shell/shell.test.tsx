import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as shell from "./shell.tsx";

useTestDatabase();

test("'Admin' is shown beside the names of administrators only", async () => {
  const { userId, cookies } = await signedInOwner();
  const frame = async () => {
    const { body } = await responseOf(() =>
      shell.loader(loaderArgs("/admin", { cookies }) as never),
    );
    return render(body);
  };
  await db().insert(userRoles).values({ userId, role: "customer" });
  expect((await frame()).queryByText("Admin")).toBeNull();
  await db().insert(userRoles).values({ userId, role: "admin" });
  expect((await frame()).queryByText("Admin")).not.toBeNull();
});

test("a link's name includes the count of new items", () => {
  const attention = { answers: 1, messages: 120, photos: 0 };
  const data = { account, attention, collapsed: true };
  const { getByRole } = render(data);
  for (const name of [
    "RSVP Svar (Ett nytt svar)",
    "Meldinger (120 nye meldinger)",
    "Gjestebilder",
  ]) {
    getByRole("link", { name });
  }
});

test("the settings link is marked as the current page", () => {
  const attention = { answers: 0, messages: 0, photos: 0 };
  const data = { account, attention, collapsed: false };
  for (const path of ["/settings", "/admin"]) {
    const { getAllByRole } = render(data, path);
    const current = getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.getAttribute("href"))).toEqual([path]);
  }
});

const account = {
  name: "Kari",
  email: "",
  picture: null,
  isAdmin: false,
  weddingPage: null,
  areas: [],
};

function render(loaderData: unknown, path = "/admin") {
  const Frame = () => shell.default({ loaderData } as Parameters<typeof shell.default>[0]);
  const Stub = createRoutesStub([{ path, Component: Frame }]);
  return parseHtml(renderToString(<Stub initialEntries={[path]} />));
}
