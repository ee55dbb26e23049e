import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/owner.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as shell from "./shell.tsx";

useTestDatabase();

test("'Admin' stands by the name of whoever has the role, and of nobody else", async () => {
  const { userId, cookies } = await signedInOwner();
  const frame = async () => {
    const { body } = await responseOf(() =>
      shell.loader(loaderArgs("/admin", { cookies }) as never),
    );
    return render(body);
  };
  await db().insert(userRoles).values({ userId, role: "customer" });
  expect(await frame()).not.toContain(">Admin<");
  await db().insert(userRoles).values({ userId, role: "admin" });
  expect(await frame()).toContain(">Admin<");
});

test("an entry's name says how much waits there", () => {
  const attention = { answers: 1, messages: 120, photos: 0 };
  const html = render({ name: "Kari", email: "", picture: null, attention, collapsed: true });
  expect(nameOf(html, "RSVP Svar")).toBe("RSVP Svar (Ett nytt svar)");
  expect(nameOf(html, "Meldinger")).toBe("Meldinger (120 nye meldinger)");
  expect(nameOf(html, "Gjestebilder")).toBe("Gjestebilder");
});

test("the settings are marked as the page one is on", () => {
  const attention = { answers: 0, messages: 0, photos: 0 };
  const data = { name: "Kari", email: "", picture: null, attention, collapsed: false };
  const current = (path: string) => [
    ...render(data, path).matchAll(/<a [^>]*aria-current="page"[^>]*href="([^"]*)"/g),
    ...render(data, path).matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g),
  ];
  expect(current("/settings").map(([, to]) => to)).toEqual(["/settings"]);
  expect(current("/admin").map(([, to]) => to)).toEqual(["/admin"]);
});

function render(loaderData: unknown, path = "/admin"): string {
  const Frame = () => shell.default({ loaderData } as Parameters<typeof shell.default>[0]);
  const Stub = createRoutesStub([{ path, Component: Frame }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

/** What a screen reader hears of the link that begins with `label`. */
function nameOf(html: string, label: string): string | undefined {
  const spoken = html.replaceAll(/<(span|svg)[^>]* aria-hidden="true".*?<\/\1>/g, "");
  const names = [...spoken.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inside = ""]) =>
    inside
      .replaceAll(/<!-- -->/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
  return names.find((name) => name.startsWith(label));
}
