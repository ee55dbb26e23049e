import { countFacets } from "../app/features/marketplace/search/facets/queries.server.ts";
import { searchListings } from "../app/features/marketplace/search/queries.server.ts";
import { marketplaceQuery, searchOfMarketplace } from "../app/features/marketplace/search/rules.ts";
import { disconnectDatabase, pool } from "../app/platform/db/database.server.ts";
import { insertManyListings } from "../tests/support/listings.ts";
import { statementsOf } from "../tests/support/plans.ts";
import {
  connectToServer,
  databaseUrlOf,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";

// node bench/listing-search.ts [rounds]: the search among 100,000 listings beside its SQL alone,
// through the same driver, and with the counts of the filters. Alternating; medians. Needs a build.
// Exit code 1 above a limit.
const rounds = Number(process.argv[2] ?? 100);
const limits = { ratio: 2, ms: 60 };
const filters = "sok=silke&tilstand=ny&selger=privat&pris=1000-3000";
const searches = {
  all: "",
  "last numbered page": "side=84",
  "deep page": "side=900&etter=1700000000000.50000",
  "frequent word": "sok=kjole",
  "part of a word": "sok=ekjol",
  "place, category": "sted=Bergen&km=50&category=brudekjoler",
  "three filters, newest": filters,
  "three filters, relevance": `${filters}&sorter=relevans`,
  "three filters, cheapest": `${filters}&sorter=pris-lav`,
  "three filters, dearest": `${filters}&sorter=pris-hoy`,
  "three filters, rating": `${filters}&sorter=vurdering`,
};

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "false" });
connectToServer({ ...server, databaseUrl: databaseUrlOf(folder.path) });
await insertManyListings(100_000);

let [worst, slowest] = [0, 0];
for (const [name, text] of Object.entries(searches)) {
  const query = searchOfMarketplace(marketplaceQuery.parse(new URLSearchParams(text)));
  const { words } = await searchListings(query);
  const statements = await statementsOf(() => searchListings(query));
  const times = { search: [] as number[], bare: [] as number[], page: [] as number[] };
  for (let round = -5; round < rounds; round++) {
    const took = {
      search: await timeOf(() => searchListings(query)),
      bare: await timeOf(() =>
        Promise.all(statements.map(({ text, values }) => pool().query(text, values))),
      ),
      page: await timeOf(() => Promise.all([searchListings(query), countFacets(query, words)])),
    };
    if (round < 0) continue;
    times.search.push(took.search);
    times.bare.push(took.bare);
    times.page.push(took.page);
  }
  const [own, bare, page] = [median(times.search), median(times.bare), median(times.page)];
  worst = Math.max(worst, own / bare);
  slowest = Math.max(slowest, page);
  process.stdout.write(
    `${name}: ${own.toFixed(2)} ms, SQL alone ${bare.toFixed(2)} ms, ratio ${(own / bare).toFixed(2)}, with counts ${page.toFixed(2)} ms\n`,
  );
}
process.stdout.write(
  `worst ratio ${worst.toFixed(2)} (limit ${limits.ratio}), slowest ${slowest.toFixed(1)} ms (limit ${limits.ms})\n`,
);
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit(worst > limits.ratio || slowest > limits.ms ? 1 : 0);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
