import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  type Secret,
} from "../isolation/couple.ts";
import { publish } from "../isolation/published.ts";
import { findLeaks, sendRequest } from "../isolation/unauthorized-request.ts";

// Each text column of a couple's rows has a text of its own. Here everything is published that can be:
// page, invitation, listing, profile. Columns that are not named as shown must be in no response.

const server = inject("server");
const { database, disconnect } = await connect(server);
let couple: Couple;
let stranger: Couple;
let secrets: Secret[];
let listingId: string;
let invitationPath: string;

const visit = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { ...init, redirect: "manual" });

beforeAll(async () => {
  couple = await makeCouple(server, database, "offentlig");
  stranger = await makeCouple(server, database, "fremmed");
  secrets = await collectSecrets(database, couple, stranger);
  ({ listingId, invitationPath } = await publish(database, couple));
});

afterAll(disconnect);

test("a published listing shows what its seller wrote, and nothing else", async () => {
  const shown =
    /^(listings\.(id|title|description|brand|size|material|town|county|seller_name)|listing_pictures\.picture)$/;
  const pages = [`/product/${listingId}`, "/marketplace", "/marketplace/dresses", "/search"];
  const paths = [...pages, ...pages.map((path) => `${path}.data`)];
  const files = [`/share/product-${listingId}.jpg`, "/robots.txt", "/sitemap.xml"];
  const sitemap = await (await visit("/sitemap.xml")).text();
  const parts = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(parts.length).toBeGreaterThan(2);
  expect(await leaks(visit, [...paths, ...files, ...parts], shown)).toEqual([]);
  expect(await leaks(stranger.session.fetch, paths, shown)).toEqual([]);
});

test("a vendor's profile shows couples what the vendor and those who review it wrote", async () => {
  const shown =
    /^(vendors\.(id|business_name|description|included|address|town|website|contact_person|phone|email)|vendor_pictures\.picture|vendor_reviews\.(id|title|comment)|users\.name)$/;
  const queries = [
    "",
    `?leverandor=${couple.vendorId}`,
    `?vendor=${couple.vendorId}`,
    "?q=offentlig",
  ];
  const paths = queries.flatMap((query) => [`/vendors${query}`, `/vendors.data${query}`]);
  expect(await leaks(stranger.session.fetch, paths, shown)).toEqual([]);
});

test("an invitation shows its household, and guests see what is public", async () => {
  const id = `?id=${couple.weddingId}`;
  const paths = [invitationPath, `${invitationPath}.data`];
  const open = ["/wedding", "/wedding.data", "/wedding/calendar.ics", "/wedding-card.jpg"];
  // What the household has answered is in its form.
  const shown =
    /^(households\.name|guest_list_entries\.(id|name|plus_one_name)|rsvp_responses\.(email|message|dietary_restrictions))$/;
  expect(await leaks(visit, paths, shown)).toEqual([]);
  expect(
    await leaks(
      visit,
      open.map((path) => path + id),
      /^$/,
    ),
  ).toEqual([]);
});

/** Returns the columns that responses show although neither guests nor `shown` may see them. */
async function leaks(fetchAs: typeof visit, paths: string[], shown: RegExp): Promise<string[]> {
  const found = new Set<string>();
  const isShown = ({ column, visibleToGuests }: Secret) => visibleToGuests || shown.test(column);
  // What the address names is no secret, nor what refers to a row that is shown.
  const known = new Set([couple.weddingId, couple.vendorId, listingId]);
  for (const secret of secrets) if (isShown(secret)) known.add(secret.value);
  for (const path of paths) {
    const response = await sendRequest(fetchAs, { method: "GET", path });
    if (!path.endsWith(".data")) expect(response.status, path).toBeLessThan(400);
    for (const column of findLeaks(response, known, secrets)) found.add(`${path} shows ${column}`);
  }
  return [...found];
}
