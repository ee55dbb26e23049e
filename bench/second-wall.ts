import { randomUUID } from "node:crypto";
import { insertGuests, insertWish } from "../tests/support/factories.ts";
import { execute, startServerPair } from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { timeDocument } from "./page-figures.ts";

// node bench/second-wall.ts [--busy]: rendered pages by a server behind PostgreSQL's policies beside
// one without, on the same database. One request at a time, in turns. Needs a build.
const rounds = 9;
const requests = 30;
const guestCount = 500;
const weddingCount = 1_000;

requireQuietMachine();

const pair = await startServerPair({
  SECRET: "a-secret-of-the-second-wall-benchmark",
  DEMO: "false",
});
const [behind, without] = pair.urls;
const { weddingId, cookies } = await signUpOwner({ url: behind }, "par@example.no");
const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
for (let wish = 1; wish <= 30; wish++) await insertWish(weddingId, { title: `Gave ${wish}` });
await insertGuests(
  weddingId as never,
  Array.from({ length: guestCount }, (_, index) => ({
    name: `Gjest ${index}`,
    householdId: randomUUID(),
  })),
);
await execute(
  pair.databaseUrl,
  `insert into weddings
   select (jsonb_populate_record(weddings, jsonb_build_object('id', gen_random_uuid()))).*
   from weddings, generate_series(1, ${weddingCount})`,
);
await execute(pair.databaseUrl, "analyze");

const paths = {
  "Wedding page": `/wedding?id=${weddingId}&vis=alle`,
  "Guest list": "/guest-list",
  Dashboard: "/admin",
};
const figures: Figure[] = [];
for (const [name, path] of Object.entries(paths)) {
  const page = (site: string) => ({
    url: new URL(path, site),
    cookie: path.startsWith("/wedding") ? "" : cookie,
    status: 200,
  });
  const times = { behind: [] as number[], without: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    const took = {
      behind: median(await timeDocument(page(behind), requests)),
      without: median(await timeDocument(page(without), requests)),
    };
    if (round < 0) continue;
    times.behind.push(took.behind);
    times.without.push(took.without);
  }
  const ratios = times.behind.map((took, round) => took / (times.without[round] ?? 0));
  figures.push({
    name: `${name}, with row-level security beside without`,
    figure: `${withSpread(ratios)} times`,
    goal: "≤ 1.10",
    isMet: median(ratios) <= 1.1,
    note: `${median(times.behind).toFixed(1)} ms, ${median(times.without).toFixed(1)} ms`,
  });
}
writeFigures("second-wall", "Row-level security", figures);
await pair.stop();
process.exit();
