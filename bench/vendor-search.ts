import { searchVendors } from "../app/features/vendors/search/queries.server.ts";
import { vendorQuery } from "../app/features/vendors/search/rules.ts";
import { disconnectDatabase, pool } from "../app/platform/db/database.server.ts";
import { insertManyVendors } from "../tests/support/directory.ts";
import { statementsOf } from "../tests/support/plans.ts";
import {
  connectToServer,
  databaseUrlOf,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";

// node bench/vendor-search.ts [rounds]: the search among 10,000 vendors beside its SQL alone, through
// the same driver. Alternating; medians. Needs a build. Exit code 1 above the limit.
const rounds = Number(process.argv[2] ?? 200);
const limit = 2;
const date = "2027-06-12";
const searches = {
  order: "",
  "deep page": "side=700",
  category: "kategori=fotograf",
  words: "sok=fele+nesvik",
  "word typed halfway": "sok=vosshei",
  "price, verified": "pris=rimelig&bekreftet=bare",
  "free on the date": "ledig=bare&side=100",
};

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "false" });
connectToServer({ ...server, databaseUrl: databaseUrlOf(folder.path) });
await insertManyVendors(10_000);

let worst = 0;
for (const [name, search] of Object.entries(searches)) {
  const query = vendorQuery.parse(new URLSearchParams(search));
  const statements = await statementsOf(() => searchVendors(query, date));
  const times = { search: [] as number[], bare: [] as number[] };
  for (let round = -20; round < rounds; round++) {
    const took = {
      search: await timeOf(() => searchVendors(query, date)),
      bare: await timeOf(() =>
        Promise.all(statements.map(({ text, values }) => pool().query(text, values))),
      ),
    };
    if (round < 0) continue;
    times.search.push(took.search);
    times.bare.push(took.bare);
  }
  const [own, bare] = [median(times.search), median(times.bare)];
  worst = Math.max(worst, own / bare);
  process.stdout.write(
    `${name}: ${own.toFixed(2)} ms, SQL alone ${bare.toFixed(2)} ms, ratio ${(own / bare).toFixed(2)}\n`,
  );
}
process.stdout.write(`worst ratio ${worst.toFixed(2)} (limit ${limit})\n`);
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit(worst > limit ? 1 : 0);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
