import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSchema, migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { execute, withDatabaseName } from "#tests/support/server.ts";
import { migrationsFolder, supportedSchemas, withClient } from "#tests/support/upgrades.ts";

const database = useTestDatabase();
const [deleted, listed, aboutListing] = [randomUUID(), randomUUID(), randomUUID()];
let server: string;
let name: string;
let url: string;

beforeAll(async () => {
  server = withDatabaseName(database.url, "postgres");
  name = `${new URL(database.url).pathname.slice(1)}_deleted_vendors`;
  url = withDatabaseName(database.url, name);
  await execute(server, `drop database if exists ${name} with (force)`);
  await execute(server, `create database ${name}`);
  const before = supportedSchemas.find((schema) => schema.name === "0043_shown-rows");
  if (!before) throw new Error("the schema is not supported any more");
  await withClient(url, async (client) => {
    await makeSchema(client, migrationsFolder, before.version);
    await client.query("set session_replication_role = replica");
    await client.query(oldRows);
  });
  await migrateDatabase(url, migrationsFolder);
});

afterAll(() => execute(server, `drop database ${name} with (force)`));

test("conversations of profiles that were deleted before have no answerer, others keep theirs", async () => {
  const found = await execute(url, "select id, answerer_id from conversations");
  expect(new Map(found.map(({ id, answerer_id }) => [id, answerer_id]))).toEqual(
    new Map([
      [deleted, null],
      [listed, "silje"],
      [aboutListing, "silje"],
    ]),
  );
});

const oldRows = `
  insert into conversations (id, kind, asker_id, answerer_id, last_message_at, created_at)
  select id::uuid, kind, 'kari', 'silje', now(), now()
  from (values ('${deleted}', 'vendor'), ('${listed}', 'vendor'), ('${aboutListing}', 'listing'))
    as old(id, kind);
  insert into vendor_contact_requests (conversation_id, vendor_id, vendor_name, mail_id, created_at)
  values ('${deleted}', null, 'Lys over Hardanger', gen_random_uuid(), now()),
    ('${listed}', gen_random_uuid(), 'Fjordfoto', gen_random_uuid(), now());`;
