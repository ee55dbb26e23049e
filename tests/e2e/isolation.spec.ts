import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { signInAsDemo, signUp } from "#tests/support/couple.ts";
import { expect, test } from "#tests/support/journey.ts";

/**
 * Who may see what each route shows. A route that stands in none of these lists fails the test:
 * whoever adds one says here whom it is for.
 */
const open = [
  "",
  "*",
  "auth",
  "auth/check-mail",
  "auth/confirm",
  "auth/forgot",
  "auth/landscape.svg",
  "auth/new-email",
  "auth/reset",
  "auth/second-step",
  "auth/sign-out",
  "create",
  "dev/mail",
  "dev/mail/:name",
  "dev/mail/:name/page",
  "dev/ui",
  "files/pictures/:file",
  "healthz",
  "hero-sprigs.svg",
  "monogram/:theme/:first/:second",
  "ornament/:theme/:seed/:file",
  "preview",
  "privacy",
  "terms",
  "uploads/hero",
];
const byWeddingId = [
  "wedding",
  "wedding-card.jpg",
  "wedding/calendar.ics",
  "wedding/likes",
  "wedding/photos",
];
const ownersOnly = [
  "admin",
  "admin/answers.csv",
  "attention",
  "budget",
  "edit-wedding",
  "gallery-admin",
  "gallery-admin/photos.zip",
  "guest-list",
  "guest-messages",
  "live",
  "seating-chart",
  "settings",
  "sms-campaigns",
  "vendors",
  "wishlist-admin",
];

const absentIds = [randomUUID(), "", "1", "' or 1=1 --", "../admin", "%00", "\u{1f492}"];

test("every route says whom it is for", () => {
  const known = [...open, ...byWeddingId, ...ownersOnly].sort();
  expect(pathsOf(routes as RouteConfigEntry[]).sort()).toEqual(known);
});

test("signed out, the planner's pages and data only send to /auth", async ({ site }) => {
  for (const path of ownersOnly) {
    for (const method of ["GET", "POST"]) {
      const page = await fetch(`${site}/${path}`, { method, redirect: "manual" });
      const target = page.headers.get("Location") ?? "";
      expect([301, 302, 303, 405], `${method} /${path}`).toContain(page.status);
      if (page.status !== 405) {
        // The planner's front page is where signing in leads by itself.
        const asked = path === "admin" ? "/auth" : `/auth?next=${encodeURIComponent(`/${path}`)}`;
        expect(target, `${method} /${path}`).toBe(asked);
      }
      expect(await page.text()).not.toContain("Kari");
    }
    const data = await fetch(`${site}/${path}.data`, { redirect: "manual" });
    expect(await data.text(), `/${path}.data`).not.toContain("Kari");
  }
});

test("another owner sees nothing of a couple, on any page", async ({ site, mail }) => {
  const kari = await signInAsDemo(site);
  const stranger = await signUp(site, mail, "fremmed@example.no");
  const secrets = ["Astrid Hovland", "astrid.hovland@example.no", "Halal", kari.weddingId];
  const dashboard = await (await kari.fetch("/admin?tab=rsvp")).text();
  for (const secret of secrets) expect(dashboard).toContain(secret);

  for (const path of ownersOnly.filter((path) => path !== "live")) {
    for (const suffix of ["", ".data", "?tab=rsvp", `?id=${kari.weddingId}`]) {
      const body = await (await stranger.fetch(`/${path}${suffix}`)).text();
      for (const secret of secrets.slice(0, 3)) expect(body, path + suffix).not.toContain(secret);
    }
  }
  const empty = await (await stranger.fetch("/admin")).text();
  expect(empty).toMatch(/<a[^>]*href="\/create"[^>]*>(?:(?!<\/a>).)*Opprett bryllupside/);
  expect((await stranger.fetch("/live")).status, "no wedding, no live words").toBe(404);
});

test("a wedding that is not there answers alike, whatever was asked for", async ({ site }) => {
  const kari = await signInAsDemo(site);
  for (const path of byWeddingId) {
    const answers = new Set<string>();
    for (const id of absentIds) {
      const response = await kari.fetch(`/${path}?id=${encodeURIComponent(id)}`);
      expect(response.status, `${path} ${id}`).toBe(404);
      answers.add(withoutRequestMarks(await response.text()));
    }
    expect(answers.size, path).toBe(1);
  }
  const answer = new URLSearchParams({ guestName: "A", email: "a@example.no", attending: "true" });
  for (const id of absentIds) {
    const path = `${site}/wedding?id=${encodeURIComponent(id)}`;
    const response = await fetch(path, { method: "POST", body: answer, redirect: "manual" });
    expect(response.status, id).toBe(404);
  }
});

test("a page of another site cannot post in anybody's name", async ({ site }) => {
  const kari = await signInAsDemo(site);
  for (const path of ["/auth/sign-out", "/create", "/uploads/hero", "/wedding"]) {
    const init = { method: "POST", headers: { Origin: "https://evil.example" } };
    expect((await kari.fetch(path, init)).status, path).toBe(403);
  }
  expect((await kari.fetch("/admin")).status, "still signed in").toBe(200);
});

test("guests never see who has answered, nor how to reach them", async ({ site }) => {
  const { weddingId } = await signInAsDemo(site);
  const page = await (await fetch(`${site}/wedding?id=${weddingId}`)).text();
  for (const secret of ["Astrid", "example.no", "Halal", "Nøtter", "92 år"]) {
    expect(page).not.toContain(secret);
  }
});

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? pathsOf(entry.children) : [entry.path ?? ""],
  );
}

/** The page apart from what differs from request to request. */
function withoutRequestMarks(html: string): string {
  return html.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/[0-9a-f-]{36}/g, "");
}
