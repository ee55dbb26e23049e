import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { execute, withDatabaseName } from "#tests/support/server.ts";

const database = useTestDatabase();
const migrations = resolve("database/migrations");
const ids = {
  hero: "00000000-0000-4000-8000-000000000001",
  unclaimed: "00000000-0000-4000-8000-000000000002",
  photo: "00000000-0000-4000-8000-000000000003",
  deletedPhoto: "00000000-0000-4000-8000-000000000004",
  wish: "00000000-0000-4000-8000-000000000005",
  withoutSize: "00000000-0000-4000-8000-000000000006",
  avatar: "00000000-0000-4000-8000-000000000007",
  smallAvatar: "00000000-0000-4000-8000-000000000008",
  otherAvatar: "00000000-0000-4000-8000-000000000009",
  wedding: "00000000-0000-4000-8000-0000000000f1",
  otherWedding: "00000000-0000-4000-8000-0000000000f2",
};

let server: string;
let name: string;
let client: Client;

beforeAll(async () => {
  server = withDatabaseName(database.url, "postgres");
  name = `${new URL(database.url).pathname.slice(1)}_old_pictures`;
  await execute(server, `drop database if exists ${name} with (force)`);
  await execute(server, `create database ${name}`);
  const url = withDatabaseName(database.url, name);
  await migrateDatabase(url, await copyMigrationsBefore("pictures"));
  await execute(url, oldRows);
  await migrateDatabase(url, migrations);
  client = new Client({ connectionString: url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await execute(server, `drop database ${name} with (force)`);
});

test("every stored picture has a row with its owner, sizes and age", async () => {
  const { rows } = await client.query(
    "select id, wedding_id, uploaded_by, width, height, widths, has_avif, created_at::date::text as day from pictures order by id",
  );
  const none = { wedding_id: null, uploaded_by: null, has_avif: false };
  const ofWedding = { ...none, wedding_id: ids.wedding };
  const photo = { ...ofWedding, width: 900, height: 600, widths: [320, 640], day: "2026-03-01" };
  const avatar = { ...none, width: 192, height: 192, widths: [192], day: "2026-05-01" };
  expect(rows).toEqual([
    { ...ofWedding, id: ids.hero, width: 16, height: 9, widths: [8, 16], day: "2026-01-01" },
    { ...none, id: ids.unclaimed, width: 4, height: 3, widths: [4], day: "2026-02-01" },
    { ...photo, id: ids.photo, has_avif: true },
    { ...photo, id: ids.deletedPhoto },
    { ...ofWedding, id: ids.wish, width: 48, height: 32, widths: [48], day: "2026-04-01" },
    { ...avatar, id: ids.avatar, uploaded_by: "kari" },
    { ...avatar, id: ids.smallAvatar, uploaded_by: "ola", width: 90, height: 90, widths: [90] },
    { ...avatar, id: ids.otherAvatar, uploaded_by: "liv" },
  ]);
});

test("the row that used a picture points to it", async () => {
  const owners = async (query: string) =>
    (await client.query({ text: query, rowMode: "array" })).rows;
  expect(await owners("select id, avatar from users order by id")).toEqual([
    ["kari", ids.avatar],
    ["liv", ids.otherAvatar],
    ["ola", ids.smallAvatar],
    ["per", null],
    ["siv", null],
  ]);
  expect(await owners("select id, hero_image from weddings order by id")).toEqual([
    [ids.wedding, ids.hero],
    [ids.otherWedding, null],
  ]);
  expect(await owners("select title, image from wish_list_items order by title")).toEqual([
    ["Fat", ids.wish],
    ["Glass", null],
    ["Kopp", ids.wish],
    ["Mugge", null],
  ]);
  expect(await owners("select id, deleted_at is null from guest_photos order by id")).toEqual([
    [ids.photo, true],
    [ids.deletedPhoto, false],
  ]);
});

/** Copies the migrations up to the one with this name. */
async function copyMigrationsBefore(tag: string): Promise<string> {
  const folder = join(database.dataDir, "migrations");
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const migrationJournal = JSON.parse(await readFile(path, "utf8"));
  const names: string[] = migrationJournal.entries.map((entry: { tag: string }) => entry.tag);
  const entries = migrationJournal.entries.slice(
    0,
    names.findIndex((name) => name.endsWith(`_${tag}`)),
  );
  await writeFile(path, JSON.stringify({ ...migrationJournal, entries }));
  return folder;
}

const oldRows = `
  insert into users (id, name, email, image, updated_at) values
    ('kari', '', 'kari@example.no', '/files/pictures/${ids.avatar}-192.webp', '2026-05-01'),
    ('ola', '', 'ola@example.no', '/files/pictures/${ids.smallAvatar}-90.webp', '2026-05-01'),
    ('liv', '', 'liv@example.no', '/files/pictures/${ids.otherAvatar}', '2026-05-01'),
    ('per', '', 'per@example.no', 'https://example.no/per.jpg', '2026-05-01'),
    ('siv', '', 'siv@example.no', null, '2026-05-01');
  insert into weddings (id, bride, groom, wedding_date, venue, city, theme, colors, story, ceremony,
    reception, selected_theme, hero_image)
  select id::uuid, 'Kari', 'Ola', '2027-06-12', '', '', '', '', '', '', '', 'garden', '${ids.hero}'
  from unnest(array['${ids.wedding}', '${ids.otherWedding}']) as id;
  insert into hero_images (id, wedding_id, width, height, widths, created_at) values
    ('${ids.hero}', '${ids.wedding}', 16, 9, '{8,16}', '2026-01-01'),
    ('${ids.unclaimed}', null, 4, 3, '{4}', '2026-02-01');
  insert into guest_photos (wedding_id, id, width, height, widths, has_avif, content_hash, visitor_id,
    created_at, deleted_at)
  select '${ids.wedding}', id::uuid, 900, 600, '{320,640}', deleted is null, id, gen_random_uuid(),
    '2026-03-01', deleted::timestamptz
  from (values ('${ids.photo}', null), ('${ids.deletedPhoto}', '2026-03-02')) as old(id, deleted);
  insert into wish_list_items (wedding_id, id, title, position, image, image_width, image_height,
    image_widths, created_at)
  select '${ids.wedding}', gen_random_uuid(), title, 0, image::uuid, size, size * 2 / 3, array[size],
    '2026-04-01'
  from (values ('Fat', '${ids.wish}', 48), ('Kopp', '${ids.wish}', 48), ('Mugge', null, null),
    ('Glass', '${ids.withoutSize}', null)) as old(title, image, size);`;
