import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { disconnectDatabase } from "../app/platform/db/database.server.ts";
import { insertGuests, insertWedding, insertWish } from "../tests/support/factories.ts";
import {
  connectToServer,
  databaseUrlOf,
  execute,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { timeDocument } from "./page-figures.ts";

// node bench/growth.ts [--busy]: rendered pages among 100,000 weddings beside one wedding, and with
// 2,000 guests beside few. One request at a time, in turns; medians of 40. Needs a build.
const rounds = 7;
const requests = 40;
const weddingCount = 100_000;
const guestCounts = { few: 10, some: 500, many: 2_000 };

requireQuietMachine();

const sites = { one: await startSite(), crowded: await startSite() };
await execute(
  databaseUrlOf(sites.crowded.folder.path),
  `insert into weddings
   select (jsonb_populate_record(weddings, jsonb_build_object('id', gen_random_uuid()))).*
   from weddings, generate_series(1, ${weddingCount})`,
);
await execute(
  databaseUrlOf(sites.crowded.folder.path),
  `insert into wish_list_items
   select (jsonb_populate_record(wish, jsonb_build_object(
     'id', gen_random_uuid(), 'wedding_id', weddings.id))).*
   from weddings, (select item from wish_list_items item limit 1) first (wish)`,
);
await execute(databaseUrlOf(sites.crowded.folder.path), "analyze");

const { one, crowded } = sites;
const byGuests = await weddingsByGuests();
const pages = {
  one: renderedPage(one, one.weddingId),
  crowded: renderedPage(crowded, crowded.weddingId),
  few: renderedPage(one, byGuests.few.weddingId),
  many: renderedPage(one, byGuests.many.weddingId),
  someList: guestList(one, byGuests.some.cookie),
  manyList: guestList(one, byGuests.many.cookie),
};
const times = Object.fromEntries(
  Object.keys(pages).map((name) => [name, [] as number[]]),
) as Record<keyof typeof pages, number[]>;
for (let round = -1; round < rounds; round++) {
  for (const [name, page] of Object.entries(pages)) {
    const took = median(await timeDocument(page, requests));
    if (round >= 0) times[name as keyof typeof pages].push(took);
  }
}

writeFigures("growth", "Growth", [
  row("Wedding page, 100,000 weddings beside one", "crowded", "one", 1.2),
  row("Wedding page, 2,000 guests beside 10", "many", "few", 1.2),
  row("Guest list, 2,000 guests beside 500", "manyList", "someList", 4),
]);
for (const { server, folder } of Object.values(sites)) {
  await server.stop();
  rmSync(folder.path, { recursive: true });
}
process.exit();

function row(
  name: string,
  large: keyof typeof pages,
  small: keyof typeof pages,
  most: number,
): Figure {
  const ratios = times[large].map((took, round) => took / (times[small][round] ?? 0));
  return {
    name,
    figure: `${withSpread(ratios)} times`,
    goal: `≤ ${most}`,
    isMet: median(ratios) <= most,
    note: `${median(times[large]).toFixed(1)} ms, ${median(times[small]).toFixed(1)} ms`,
  };
}

async function startSite() {
  const folder = await makeDataFolder();
  const server = await startServer(folder.path, { DEMO: "false" });
  connectToServer(server);
  const weddingId = await insertWedding();
  for (let wish = 1; wish <= 30; wish++) await insertWish(weddingId, { title: `Gave ${wish}` });
  await disconnectDatabase();
  return { folder, server, weddingId };
}

async function weddingsByGuests() {
  connectToServer(one.server);
  const made = { few: await couple("few"), some: await couple("some"), many: await couple("many") };
  await disconnectDatabase();
  await execute(databaseUrlOf(one.folder.path), "analyze");
  return made;
}

async function couple(size: keyof typeof guestCounts) {
  const { weddingId, cookies } = await signUpOwner(one.server, `${size}@example.no`);
  const guests = Array.from({ length: guestCounts[size] }, (_, index) => ({
    name: `Gjest ${index}`,
    householdId: randomUUID(),
  }));
  await insertGuests(weddingId as never, guests);
  return { weddingId, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/** Addresses with more than the wedding are not kept. */
function renderedPage({ server }: { server: { url: string } }, weddingId: string) {
  return { url: new URL(`/wedding?id=${weddingId}&vis=alle`, server.url), cookie: "", status: 200 };
}

function guestList({ server }: { server: { url: string } }, cookie: string) {
  return { url: new URL("/guest-list", server.url), cookie, status: 200 };
}
