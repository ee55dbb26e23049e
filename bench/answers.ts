import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { submissionFields } from "../app/features/submissions/rules.ts";
import { disconnectDatabase } from "../app/platform/db/database.server.ts";
import { insertWedding } from "../tests/support/factories.ts";
import { issueOlderToken, postAnswer } from "../tests/support/guest-client.ts";
import {
  connectToServer,
  databaseUrlOf,
  execute,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";
import { median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";

// node bench/answers.ts [--busy]: guests' answers over HTTP beside the inserts of what they store,
// through the same driver, each in a transaction. Ten at a time, in turns. Needs a build.
const rounds = 7;
const perRound = 200;
const concurrency = 10;
const weddingCount = 20;
const tables = ["submissions", "rsvp_responses"] as const;

requireQuietMachine();

const folder = await makeDataFolder();
const settings = { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" };
const server = await startServer(folder.path, settings);
connectToServer(server);
const databaseUrl = databaseUrlOf(folder.path);
const weddingIds = await Promise.all(Array.from({ length: weddingCount }, () => insertWedding()));
const pool = new Pool({ connectionString: databaseUrl, max: concurrency });
await sendAnswer(0);
const rows = await Promise.all(
  tables.map(async (table) => {
    const [row] = await execute(databaseUrl, `select to_jsonb(t) as row from ${table} t limit 1`);
    return row?.row as Record<string, unknown>;
  }),
);

const perSecond = { answers: [] as number[], inserts: [] as number[] };
for (let round = -1; round < rounds; round++) {
  const answers = await rateOf(sendAnswer);
  const inserts = await rateOf(insertRows);
  if (round < 0) continue;
  perSecond.answers.push(answers);
  perSecond.inserts.push(inserts);
}
const ratios = perSecond.answers.map((rate, round) => rate / (perSecond.inserts[round] ?? 0));
writeFigures("answers", "Answers", [
  {
    name: "Answers over HTTP, beside raw inserts",
    figure: withSpread(ratios),
    goal: "≥ 0.35",
    isMet: median(ratios) >= 0.35,
    note: `${Math.round(median(perSecond.answers))} answers, ${Math.round(median(perSecond.inserts))} transactions a second`,
  },
]);
await pool.end();
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit();

async function rateOf(work: (index: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < perRound) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (perRound * 1_000) / (performance.now() - started);
}

async function sendAnswer(index: number): Promise<void> {
  const weddingId = weddingIds[index % weddingCount] ?? "";
  const status = await postAnswer(server.url, weddingId, {
    [submissionFields.token]: issueOlderToken(weddingId),
    ...{ guestName: `Gjest ${index}`, email: `${randomUUID()}@example.no` },
  });
  if (status !== 303) throw new Error(`an answer was responded to with ${status}`);
}

async function insertRows(): Promise<void> {
  const client = await pool.connect();
  const [key, identity] = [randomUUID(), randomUUID()];
  const unique = { key, id: identity, identity, visitor_id: identity, email: `${key}@example.no` };
  await client.query("begin");
  for (const [index, table] of tables.entries()) {
    await client.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`,
      [JSON.stringify({ ...rows[index], ...unique })],
    );
  }
  await client.query("commit");
  client.release();
}
