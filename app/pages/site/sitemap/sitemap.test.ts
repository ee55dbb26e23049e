import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { listings } from "#app/features/marketplace/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import routes from "#app/routes.ts";
import { audiences, isForOwners } from "#tests/isolation/routes.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListing } from "#tests/support/listings.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { sourceFiles } from "#tests/support/source-files.ts";
import { privatePaths, publicPaths } from "./public-paths.ts";
import { loader as robots } from "./robots.ts";
import { loader as sitemap } from "./sitemap.ts";
import { loader as sitemapIndex } from "./sitemap-index.ts";

useTestDatabase();

const origin = "http://localhost:3000";

const open = (file: string) => responseOf(() => sitemap({ params: { file } } as never));

const addresses = (xml: unknown) =>
  [...String(xml).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url?.replace(origin, ""));

test("robots.txt names the sitemap and keeps crawlers out of all that needs a session", async () => {
  const { body, headers } = await responseOf(robots);
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  const isPrivate = (path: string) => privatePaths.some((prefix) => path.startsWith(prefix));
  const forOwners = Object.entries(audiences).filter(
    ([, audience]) => isForOwners(audience) || audience === "admins",
  );
  // Its front is public.
  const paths = forOwners.map(([path]) => `/${path}`).filter((path) => path !== "/for-vendors");
  expect(paths.filter((path) => !isPrivate(path))).toEqual([]);
  expect(publicPaths.filter(isPrivate)).toEqual([]);
});

test.each(["/wedding?id=1", "/b/kari-og-ola/K7QF92MD"])(
  "crawlers may ask for %s, to see that it is noindex",
  (path) => {
    expect(privatePaths.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  },
);

test("pages and guides have a sitemap each, which holds no wedding", async () => {
  const { body, headers } = await open("pages.xml");
  expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(addresses(body)).toEqual([...publicPaths]);
  const guides = await open("guides.xml");
  expect(addresses(guides.body)).toEqual([
    "/guides",
    ...[1, 2, 3, 4, 5, 6].map((id) => `/guide/${id}`),
  ]);
  expect(guides.body).toContain("<lastmod>2026-11-24T00:00:00.000Z</lastmod>");
});

test("every page of one address that says what it is about is in a sitemap, and no other", () => {
  const describing = sourceFiles("app")
    .filter(({ text }) => /\bdiscoveryTags\(\{/.test(text))
    .map(({ path }) => path.replace(/^app\//, ""));
  const paths = flatRoutes(routes)
    .filter(({ file, path }) => describing.includes(file) && !/[:*]/.test(path))
    .map(({ path }) => `/${path}`);
  expect([...publicPaths, "/guides"].sort()).toEqual(paths.sort());
});

function flatRoutes(entries: RouteConfigEntry[]): { path: string; file: string }[] {
  return entries.flatMap(({ path = "", index, file, children = [] }) => [
    ...(index || path ? [{ path, file }] : []),
    ...flatRoutes(children),
  ]);
}

test("listings for sale are split by their ids; samples, drafts and sold ones are left out", async () => {
  await db().delete(listings);
  await insertListing({ id: 7, userId: null, isSample: true });
  const id = await insertListing({ id: 1200 });
  await insertListing({ id: 1201, status: "draft", publishedAt: null });
  await insertListing({ id: 1202, status: "sold" });
  await insertListing({ id: 1203, expiresAt: new Date(0) });
  const later = await insertListing({ id: 25_000, publishedAt: new Date("2026-11-20T10:00Z") });
  const index = await responseOf(sitemapIndex);
  expect(addresses(index.body)).toEqual(
    ["pages", "guides", "products-0", "products-2"].map((name) => `/sitemaps/${name}.xml`),
  );
  expect(addresses((await open("products-0.xml")).body)).toEqual([`/product/${id}`]);
  const second = await open("products-2.xml");
  expect(addresses(second.body)).toEqual([`/product/${later}`]);
  expect(second.body).toContain("<lastmod>2026-11-20T10:00:00.000Z</lastmod>");
});

test.each(["products-1.xml", "products-x.xml", "pages", "products-9999999999.xml", "wedding.xml"])(
  "there is no sitemap %s",
  async (file) => {
    expect((await open(file)).status).toBe(404);
  },
);
