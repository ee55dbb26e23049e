import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { wizardThemeIds } from "#app/features/weddings/rules.ts";
import { ownerInvitations } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { flash } from "#app/platform/http/cookies.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertPhoto,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as shell from "../shell/shell.tsx";
import * as page from "./dashboard.tsx";
import type { Dashboard } from "./load-dashboard.server.ts";

useTestDatabase();

const totalAnswers = 60;
let owner: SignedInUser & { weddingId: string };
let other: SignedInUser & { weddingId: string };

beforeAll(async () => {
  owner = await signedInOwner({ bride: "Ingrid", groom: "Mathias", selectedTheme: "" as never });
  other = await signedInOwner();
  await db()
    .insert(rsvpResponses)
    .values(Array.from({ length: totalAnswers }, (_, guest) => answer(owner.weddingId, guest)));
});

describe("access", () => {
  test.each(["/admin", "/admin?tab=rsvp"])("a visitor of %s is sent to /auth", async (path) => {
    const { status, headers } = await responseOf(() => page.loader(args(path)));
    expect(status).toBe(302);
    expect(headers.get("Location")).toMatch(/^\/auth/);
  });

  test("the frame requires a session", async () => {
    const response = responseOf(() => shell.loader(args("/admin") as never));
    expect(await response).toMatchObject({ status: 302 });
  });

  test("a user without a wedding is offered to create one", async () => {
    const { body } = await responseOf(async () =>
      page.loader(args("/admin", await signedInUser())),
    );
    expect(body).toEqual({ dashboard: null, partnerLeft: null, flash: null });
    const { getByRole, getByText } = parseHtml(
      await renderRoute("/admin", page, await signedInUser()),
    );
    const link = getByRole("link", { name: "Opprett bryllupside" });
    expect(link.getAttribute("href")).toBe("/create");
    expect(wizardThemeIds).toHaveLength(6);
    getByText(/Seks stiler/);
  });

  test("another owner sees nothing of the wedding", async () => {
    const otherDashboard = await dashboardOf("/admin?tab=rsvp", other);
    expect(otherDashboard).toMatchObject({
      counts: { total: 0 },
      latest: [],
      answerPage: { matching: 0 },
    });
    expect(JSON.stringify(otherDashboard)).not.toContain(owner.weddingId);
  });
});

describe("content", () => {
  test("the overview shows the wedding, the counters and the five latest answers", async () => {
    const { wedding, counts, attendance, latest, answerPage } = await dashboardOf("/admin");
    expect(wedding).toMatchObject({
      names: ["Ingrid", "Mathias"],
      date: "lørdag 22. januar 2028",
      place: "Låven, Lom",
      theme: null,
      page: `/wedding?id=${owner.weddingId}`,
      cover: { kind: "landscape" },
    });
    expect(counts).toEqual({ comingAnswers: 40, declined: 20, total: 60 });
    expect(attendance).toEqual({ coming: 60, declined: 20 });
    expect(latest.map(({ guestName }) => guestName)).toEqual([
      "Gjest 59",
      "Gjest 58",
      "Gjest 57",
      "Gjest 56",
      "Gjest 55",
    ]);
    expect(answerPage).toBeNull();
  });

  test("the days to a distant wedding have their space", async () => {
    const distant = await signedInOwner({ weddingDate: "2040-01-21" });
    const { document } = parseHtml(render("/admin", await dashboardOf("/admin", distant)));
    expect(document.body.textContent).toMatch(/\d\u00a0\d{3} ?dager igjen/);
  });

  test.each([
    ["", "overview"],
    ["?tab=overview", "overview"],
    ["?tab=nonsense", "overview"],
    ["?tab=rsvp", "rsvp"],
    ["?tab=wishlist", "wishlist"],
    ["?tab=gallery", "gallery"],
  ])("the query %j opens the tab %s", async (query, tab) => {
    expect(await dashboardOf(`/admin${query}`)).toMatchObject({ tab });
  });

  test.each([
    ["", 50, 60],
    ["&side=2", 10, 60],
    ["&side=3", 10, 60],
    ["&svar=kommer-ikke", 20, 20],
    ["&sok=gjest7@", 1, 1],
    ["&sok=finnes+ikke&side=2", 0, 0],
  ])("the query %j lists %d of %d matching answers", async (query, listed, matching) => {
    const { answerPage } = await dashboardOf(`/admin?tab=rsvp${query}`);
    expect(answerPage?.answers).toHaveLength(listed);
    expect(answerPage?.matching).toBe(matching);
  });

  test("a missing theme and the number of persons are shown in words", async () => {
    expect(await renderRoute("/admin", page, owner)).toContain("Ikke valgt");
    expect(await renderRoute("/admin?tab=rsvp", page, owner)).toContain("2\u00a0person(er)");
  });

  test("a page number past the end shows the last page", async () => {
    const html = await renderRoute("/admin?tab=rsvp&side=9", page, owner);
    expect(html).toContain("Viser 51–60 av 60");
    const { answerPage } = await dashboardOf("/admin?tab=rsvp&sok=finnes+ikke&side=2");
    expect(answerPage?.query.side).toBe(1);
  });

  test("the filters count only the answers that the search finds", async () => {
    const query = "/admin?tab=rsvp&sok=gjest1&svar=kommer";
    const { answerPage, counts } = await dashboardOf(query);
    expect(answerPage).toMatchObject({
      found: { total: 11, comingAnswers: 8, declined: 3 },
      matching: 8,
    });
    expect(counts.total).toBe(60);
    const filters = (await renderRoute(query, page, owner)).split("Viser 1–8")[0];
    expect(filters).not.toContain(">60<");
  });

  test("the first steps are shown until all are done", async () => {
    const fresh = await signedInOwner();
    expect((await dashboardOf("/admin", fresh)).firstSteps).toEqual(["wish", "partner", "share"]);
    expect((await dashboardOf("/admin?tab=rsvp", fresh)).firstSteps).toEqual([]);
    const html = await renderRoute("/admin", page, fresh);
    const link = parseHtml(html).getByRole("link", { name: /Legg til det første ønsket/ });
    expect(link.getAttribute("href")).toBe("/wishlist-admin");
    expect(html).not.toContain("Ingenting venter");

    const { weddingId } = fresh;
    await db().insert(rsvpResponses).values(answer(weddingId, 1));
    const wish = { weddingId, id: randomUUID(), title: "Mugge", position: 1 };
    await db()
      .insert(wishListItems)
      .values({ ...wish, deletedAt: new Date() });
    expect((await dashboardOf("/admin", fresh)).firstSteps).toEqual(["wish", "partner"]);
    await db()
      .insert(wishListItems)
      .values({ ...wish, id: randomUUID() });
    const invited = { weddingId, email: "m@epost.no", tokenHash: weddingId, expiresAt: new Date() };
    await db().insert(ownerInvitations).values(invited);
    expect((await dashboardOf("/admin", fresh)).firstSteps).toEqual([]);
    const done = await renderRoute("/admin", page, fresh);
    expect(done).toContain("Ingenting venter på dere nå.");
    expect(done).not.toContain("Kom i gang");
  });

  test("a summary of the wishes is shown on their tab only", async () => {
    const { weddingId, ...fresh } = await signedInOwner();
    const path = "/admin?tab=wishlist";
    const empty = await renderRoute(path, page, fresh);
    expect(empty).toContain("Ønskelisten er tom");
    const titles = ["Mugge", "Gryte", "Pledd", "Vase"];
    const wishes = titles.map((title, position) => {
      const purchased = position < 2;
      return { weddingId, id: randomUUID(), title, position, purchased };
    });
    await db().insert(wishListItems).values(wishes);
    expect((await dashboardOf(path, fresh)).featureSummary).toMatchObject({
      counts: { all: 4, purchased: 2 },
      first: [{ title: "Mugge" }, { title: "Gryte" }, { title: "Pledd" }],
    });
    const html = await renderRoute(path, page, fresh);
    const link = parseHtml(html).getByRole("link", { name: "Til ønskelisten" });
    expect(link.getAttribute("href")).toBe("/wishlist-admin");
    expect(html).not.toContain("Ønskelisten er tom");
    expect((await dashboardOf("/admin", fresh)).featureSummary).toBeNull();
  });

  test("the summary of the guests' photos leaves out hidden ones", async () => {
    const { weddingId, ...fresh } = await signedInOwner();
    const path = "/admin?tab=gallery";
    expect(await renderRoute(path, page, fresh)).toContain("Ingen bilder ennå");
    const statuses = ["awaiting", "hidden", ...Array<"shown">(7).fill("shown")] as const;
    const stored = await Promise.all(
      statuses.map((status, minutesAgo) => {
        const createdAt = new Date(Date.UTC(2026, 10, 20, 12, -minutesAgo));
        return insertPhoto(weddingId, { status, createdAt });
      }),
    );
    const { featureSummary } = await dashboardOf(path, fresh);
    expect(featureSummary).toMatchObject({ counts: { all: 9, shown: 7, awaiting: 1 } });
    const html = await renderRoute(path, page, fresh);
    expect(parseHtml(html).document.querySelectorAll("li > img")).toHaveLength(6);
    expect(html).not.toContain(`${stored[1]}`);
    expect(html).not.toMatch(/ style=/);
  });

  test("a flash message is shown once", async () => {
    const cookies = [...owner.cookies, await flash("Din bryllupside er opprettet! 🎉")];
    const { body, headers } = await responseOf(() => page.loader(args("/admin", { cookies })));
    expect(body).toMatchObject({ flash: "Din bryllupside er opprettet! 🎉" });
    expect(headers.get("Set-Cookie")).toMatch(/^flash=.*Max-Age=0/);
  });
});

test("guests' text is never rendered as markup", async () => {
  const evil = "<script>alert(1)</script>";
  const fields = { guestName: evil, email: `"${evil}@x.no`, message: evil, plusOneName: evil };
  await db()
    .insert(rsvpResponses)
    .values({ ...answer(other.weddingId, 0), ...fields, dietaryRestrictions: evil });
  for (const path of ["/admin", "/admin?tab=rsvp"]) {
    const html = render(path, await dashboardOf(path, other));
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toMatch(/ style=/);
  }
});

test.each([
  ["/admin", "weddings", "Kunne ikke laste bryllupsdata"],
  ["/admin", "rsvp_responses", "Kunne ikke laste bryllupsdata"],
  ["/admin?tab=rsvp", "rsvp_responses", "Kunne ikke laste RSVP-svar"],
])("%s without the table %s shows “%s”", async (path, table, message) => {
  const html = await withTableMissing(table, () => renderRoute(path, page, owner));
  expect(html).toContain(message);
  expect(html).toContain("Det som er lagret, er trygt.");
  expect(await renderRoute(path, page, owner)).not.toContain(message);
});

test.each([
  ["/admin", "En feil oppstod ved lasting av data"],
  ["/admin?tab=rsvp", "En feil oppstod ved lasting av RSVP-data"],
])("%s without a response shows “%s”", (path, message) => {
  const error = new TypeError("Failed to fetch");
  const Page = () => page.ErrorBoundary({ error } as Parameters<typeof page.ErrorBoundary>[0]);
  const Stub = createRoutesStub([{ path: "/admin", Component: Page }]);
  expect(renderToString(<Stub initialEntries={[path]} />)).toContain(message);
});

function args(path: string, { cookies }: Pick<SignedInUser, "cookies"> = { cookies: [] }) {
  return loaderArgs(path, { cookies }) as Parameters<typeof page.loader>[0];
}

async function dashboardOf(path: string, user: SignedInUser = owner): Promise<Dashboard> {
  const { body } = await responseOf(() => page.loader(args(path, user)));
  return (body as { dashboard: Dashboard }).dashboard;
}

function render(path: string, dashboard: Dashboard): string {
  const loaderData = { dashboard, flash: null };
  const Page = () => page.default({ loaderData } as Parameters<typeof page.default>[0]);
  const Stub = createRoutesStub([{ path: "/admin", Component: Page }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

/** Every third answer is a no; every second of the others is for two persons. */
function answer(weddingId: string, guest: number) {
  const attending = guest % 3 !== 0;
  return {
    weddingId,
    id: randomUUID(),
    guestName: `Gjest ${guest}`,
    email: `gjest${guest}@epost.no`,
    attending,
    guestCount: attending ? (guest % 2) + 1 : 0,
    identity: `gjest${guest}@epost.no`,
    visitorId: randomUUID(),
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, guest)),
    updatedAt: new Date(Date.UTC(2026, 10, 20, 12, guest)),
  };
}
