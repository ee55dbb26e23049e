import { nameKey } from "../app/features/guests/rules.ts";
import { insertWedding } from "../tests/support/factories.ts";
import { fetchFormFields, postAnswer } from "../tests/support/guest-client.ts";
import {
  connectToServer,
  databaseUrlOf,
  execute,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";

// node bench/answer-linking.ts [rounds]: the server's time for an answer that is matched with 2,000
// guests, beside one in a wedding with an empty list. Alternating; medians. Needs a build.
const rounds = Number(process.argv[2] ?? 150);
const guestCount = 2_000;

const folder = await makeDataFolder();
const server = await startServer(folder.path, {
  DEMO: "false",
  TRUSTED_PROXIES: "127.0.0.1, ::1",
});
connectToServer(server);
const weddings = { empty: await insertWedding(), full: await insertWedding() };
await fillList(weddings.full);

const times: Record<keyof typeof weddings, number[]> = { empty: [], full: [] };
for (let round = -10; round < rounds; round++) {
  for (const name of ["empty", "full"] as const) {
    const weddingId = weddings[name];
    const fields = await fetchFormFields(server.url, weddingId);
    const guest = { guestName: `Gjest ${round + 10}`, email: `gjest${round + 10}@epost.no` };
    const started = performance.now();
    const status = await postAnswer(server.url, weddingId, { ...guest, ...fields });
    const took = performance.now() - started;
    if (status !== 303) throw new Error(`an answer was responded to with ${status}`);
    if (round >= 0) times[name].push(took);
  }
}
const linked = await execute(
  databaseUrlOf(folder.path),
  "select count(*)::int as linked from rsvp_responses where guest_id is not null",
);
const [empty, full] = [median(times.empty), median(times.full)];
process.stdout.write(
  `${rounds} answers each, ${JSON.stringify(linked)}\n` +
    `empty list ${empty.toFixed(2)} ms, ${guestCount} guests ${full.toFixed(2)} ms, ` +
    `ratio ${(full / empty).toFixed(2)} (limit 1.3)\n`,
);
await server.stop();
await folder.remove();
process.exit();

async function fillList(weddingId: string): Promise<void> {
  const names = Array.from({ length: guestCount }, (_, index) => `Gjest ${index}`);
  const url = databaseUrlOf(folder.path);
  await execute(url, "insert into guest_lists (wedding_id, id) values ($1, gen_random_uuid())", [
    weddingId,
  ]);
  await execute(
    url,
    `with named as (
       select gen_random_uuid() as id, gen_random_uuid() as household, name, key
       from unnest($2::text[], $3::text[]) as list (name, key)),
     stored as (insert into households (wedding_id, id) select $1, household from named)
     insert into guest_list_entries (wedding_id, id, guest_list_id, household_id, name, name_key, email)
     select $1, named.id, guest_lists.id, household, named.name, key, replace(key, ' ', '') || '@epost.no'
     from named, guest_lists where guest_lists.wedding_id = $1`,
    [weddingId, names, names.map(nameKey)],
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
