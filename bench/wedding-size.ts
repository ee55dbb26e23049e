import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { photoLikes } from "#app/features/gallery/tables.server.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { startEmbeddedPostgres } from "../server/embedded-postgres.ts";
import { insertBudget } from "../tests/support/budget-rows.ts";
import { budgetCategory, budgetItem } from "../tests/support/budgets.ts";
import {
  insertAnswer,
  insertGreeting,
  insertGuests,
  insertOwner,
  insertPhoto,
  insertUser,
  insertWedding,
  insertWishes,
} from "../tests/support/factories.ts";
import { addTable, insertPlaces } from "../tests/support/seating-rows.ts";
import { execute, makeDataFolder } from "../tests/support/server.ts";

// node bench/wedding-size.ts [weddings]: what a wedding of 120 guests takes in the database, with
// indexes, without files: 60 households, 80 answers, 60 greetings, 250 photos with 500 likes, 40
// wishes, 45 entries of the budget, 15 tables and 120 mails.
const weddings = Number(process.argv[2] ?? 20);
const folder = await makeDataFolder();
const postgres = await startEmbeddedPostgres(folder.path, () => undefined);
await migrateDatabase(postgres.url, resolve("database/migrations"));
configure(parseConfig({ DATA_DIR: folder.path }));
connectDatabase(postgres.url);
const before = await databaseBytes();
for (let wedding = 0; wedding < weddings; wedding++) await insertTypicalWedding();
const bytes = ((await databaseBytes()) - before) / weddings;
process.stdout.write(`${Math.round(bytes / 1024)} kB for a wedding, of ${weddings}\n`);
const tables = await execute(
  postgres.url,
  `select relname, round(pg_total_relation_size(oid) / 1024 / ${weddings}) as kb from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 8`,
);
for (const { relname, kb } of tables) process.stdout.write(`${relname}: ${kb} kB\n`);
await disconnectDatabase();
await postgres.stop();
await folder.remove();

async function insertTypicalWedding(): Promise<void> {
  const weddingId = await insertWedding({ story: text(900) });
  const userId = await insertUser();
  await insertOwner(weddingId, userId);
  const households = many(60, () => randomUUID());
  const guests = households.flatMap((householdId) =>
    many(2, () => ({ householdId, name: text(16), email: `${randomUUID()}@example.no` })),
  );
  const guestIds = await insertGuests(weddingId, guests);
  for (const guestId of guestIds.slice(0, 80)) {
    await insertAnswer(weddingId, { guestId, message: text(80) });
  }
  for (let index = 0; index < 60; index++) await insertGreeting(weddingId, { message: text(160) });
  for (let index = 0; index < 250; index++) {
    const photoId = await insertPhoto(weddingId, { caption: text(20) }, { hasAvif: true });
    const like = () => ({ weddingId, photoId, visitorId: randomUUID() });
    await db().insert(photoLikes).values(many(2, like));
  }
  await insertWishes(
    weddingId,
    many(40, () => ({ title: text(30) })),
  );
  const categories = many(9, () => budgetCategory());
  const items = categories.flatMap(({ id }) => many(5, () => budgetItem({ categoryId: id })));
  await insertBudget(weddingId, { categories, items });
  for (let number = 1; number <= 15; number++) {
    const table = await addTable({ weddingId, userId }, { number });
    const seated = guestIds.slice(8 * (number - 1), 8 * number);
    await insertPlaces(
      weddingId,
      table.id,
      seated.map((guestId) => ({ guestId, person: 0 })),
    );
  }
  const time = new Date();
  const times = { expiresAt: time, statusSince: time, createdAt: time };
  const mail = () => ({ id: randomUUID(), weddingId, status: "sent" as const, ...times });
  await db().insert(outbox).values(many(120, mail));
}

function many<Made>(count: number, make: () => Made): Made[] {
  return Array.from({ length: count }, make);
}

/** Random, because repeated text is compressed. */
function text(length: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
    .toString("base64url")
    .slice(0, length);
}

async function databaseBytes(): Promise<number> {
  const [row] = await execute(postgres.url, "select pg_database_size('jaord') as bytes");
  return Number(row?.bytes);
}
