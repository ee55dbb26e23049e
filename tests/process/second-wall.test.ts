import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getTableName } from "drizzle-orm";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashesOfCode } from "#app/features/guests/codes/commands.server.ts";
import { formatCode } from "#app/features/guests/codes/rules.ts";
import { policiesOf } from "#app/platform/db/policies.server.ts";
import { scopeOf } from "#app/platform/db/scope.server.ts";
import { proofRounds } from "#tests/support/proof.ts";
import {
  databaseUrlOf,
  disableFsync,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "#tests/support/server.ts";
import { tables } from "#tests/support/tables.ts";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  type Secret,
  snapshotRows,
} from "../isolation/couple.ts";
import { createTargets, type FormRequest, formRequests } from "../isolation/form-requests.ts";
import { describeRoutes } from "../isolation/routes.ts";
import { findLeaks, sendRequest } from "../isolation/unauthorized-request.ts";

// Takes the condition from each query of all pages but those of administrators in turn: what
// PostgreSQL still returns has no row of another couple. `npm run prove -- second-wall 1000` does the
// same with the writes of as many forms.

let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let server: RunningServer;
let database: Client;
let disconnect: () => Promise<void>;
let couple: Couple;
let stranger: Couple;
let secrets: Secret[];
let queriesFolder: string;

const withPolicies = tables.filter((table) => policiesOf(table).length > 0);
const protectedTables = withPolicies.map(getTableName);
/** Their rows are shown to all, those of `vendor_reviews` unless they are hidden. */
const shown = withPolicies
  .filter((table) => scopeOf(table)?.openings.everybody === "read")
  .map(getTableName)
  .concat("vendor_reviews");

beforeAll(async () => {
  folder = await makePreparedFolder();
  queriesFolder = join(folder.path, "queries");
  await mkdir(queriesFolder);
  server = await startServer(
    folder.path,
    {
      SAMPLE_LISTINGS: "off",
      DEMO: "false",
      TRUSTED_PROXIES: "127.0.0.1, ::1",
      UNFILTERED_QUERIES: queriesFolder,
    },
    [
      process.execPath,
      "--import",
      resolve("tests/support/unfiltered-queries.ts"),
      resolve("build/server/main.js"),
    ],
  );
  const databaseUrl = databaseUrlOf(folder.path);
  await disableFsync(databaseUrl);
  ({ database, disconnect } = await connect({ ...server, databaseUrl }));
  await addCouples();
});

afterAll(async () => {
  await disconnect();
  await server.stop();
  await folder.remove();
});

/** Makes two couples and collects what the second may not see of the first. */
async function addCouples() {
  couple = await makeCouple(server, database, "kanari");
  stranger = await makeCouple(server, database, "fremmed");
  const found = await collectSecrets(database, couple, stranger);
  const isHidden = ({ column }: Secret) => {
    const [table = ""] = column.split(".");
    return protectedTables.includes(table) && !shown.includes(table);
  };
  // Ids of accounts are in tables for everybody too.
  const open = new Set(found.filter((secret) => !isHidden(secret)).map(({ value }) => value));
  secrets = found.filter((secret) => isHidden(secret) && !open.has(secret.value));
  const hidden = new Set(secrets.map(({ column }) => column));
  expect(hidden.size).toBeGreaterThan(100);
  for (const column of ["messages.text", "users.email", "vendor_contact_requests.service_type"]) {
    expect(hidden).toContain(column);
  }
}

const forms = proofRounds(0);

test("without its condition, no query of a page shows a foreign row", async () => {
  const pages = await queriesOfPages(await pagesExceptAdmins());
  expect(pages.flatMap(({ queries }) => queries).length).toBeGreaterThan(100);
  expect(await leaksOf(pages)).toEqual([]);
});

test.skipIf(forms === 0)("without its condition, no write changes a foreign row", async () => {
  const { writes, changes } = await changesBy(ownForms().slice(0, forms));
  expect(changes).toEqual([]);
  expect(writes).toBeGreaterThan(Math.min(forms, ownForms().length) / 4);
});

test("without policies, foreign rows are found", async () => {
  for (const name of protectedTables) {
    await database.query(`alter table ${name} disable row level security`);
  }
  // Without policies, lists show the newest rows of all couples.
  if (forms > 0) await addCouples();
  const leaks = await leaksOf(
    await queriesOfPages(["/guest-list.data", "/budget.data", "/conversations.data"]),
  );
  expect(leaks.length).toBeGreaterThan(3);
  expect(leaks.join()).toMatch(/\/conversations\.data shows (messages|conversations)\./);
  if (forms > 0)
    expect((await changesBy(ownForms().slice(0, 20))).changes.length).toBeGreaterThan(3);
});

function ownForms(): FormRequest[] {
  const requests = formRequests(describeRoutes(), server.url);
  return requests.filter(({ route }) => route.audience !== "admins");
}

/** Sends each form once for each of its writes, without that one's condition. */
async function changesBy(requests: FormRequest[]) {
  const seen = new Set<string>();
  const changes: string[] = [];
  for (const form of requests) {
    const writes = (await sendByNewCouple(form)).filter(isProtectedWrite);
    for (const query of writes.filter((each) => !seen.has(each))) {
      seen.add(query);
      const before = await protectedRows();
      await sendByNewCouple(form, query);
      const after = new Set(await protectedRows());
      const changed = before.filter((row) => !after.has(row));
      changes.push(...changed.map((row) => `${query} changes ${row.slice(0, 80)}`));
    }
  }
  return { writes: seen.size, changes };
}

/** A write to a table without policies reaches others' rows by its foreign keys too. */
function isProtectedWrite(query: string): boolean {
  const [, table = ""] = /^(?:update|delete from) "(\w+)"/.exec(query) ?? [];
  return protectedTables.includes(table);
}

/** Returns the rows of the first couple that PostgreSQL hides from others. */
async function protectedRows(): Promise<string[]> {
  const rows = await snapshotRows(database, couple);
  return rows.filter((row) => protectedTables.includes(row.split(" ")[0] ?? ""));
}

/** Sends the form as a couple that has changed nothing yet. Returns its queries. */
async function sendByNewCouple(form: FormRequest, unfiltered = ""): Promise<string[]> {
  const sender = await makeCouple(server, database, "avsender");
  const request = await form.build(await createTargets(sender), sender);
  await database.query("delete from limits");
  await rm(join(queriesFolder, "queries"), { force: true });
  await writeFile(join(queriesFolder, "unfiltered"), unfiltered);
  await sendRequest(sender.session.fetch, request);
  await rm(join(queriesFolder, "unfiltered"), { force: true });
  return sentQueries();
}

/** Returns the queries of requests since the file was removed. */
async function sentQueries(): Promise<string[]> {
  const lines = await readFile(join(queriesFolder, "queries"), "utf8").catch(() => "");
  const sent = lines.split("\n").filter(Boolean);
  return [...new Set(sent.map((line) => JSON.parse(line) as string))];
}

interface Page {
  path: string;
  queries: string[];
}

async function pagesExceptAdmins(): Promise<string[]> {
  const open = describeRoutes()
    .filter(({ audience, path }) => audience !== "admins" && !/:|^live$/.test(path))
    .map(({ path }) => `/${path}`);
  const code = "K7QF92ME";
  await database.query("update households set code_hash = $1 where wedding_id = $2", [
    hashesOfCode(code)[0],
    stranger.weddingId,
  ]);
  const isFile = (path: string) => path.includes(".");
  return [
    ...open.filter((path) => !isFile(path)).map((path) => `${path}.data`),
    `/wedding.data?id=${stranger.weddingId}`,
    `/wedding/photos?id=${stranger.weddingId}`,
    `/b/kari-og-ola/${formatCode(code)}.data`,
    `/conversations/${stranger.conversationId}.data`,
    "/admin.data?tab=rsvp",
    // They load most, so they are asked only for what no page does.
    ...open.filter(isFile),
  ];
}

/** Returns each query once, with the first page that sends it. */
async function queriesOfPages(paths: string[]): Promise<Page[]> {
  const seen = new Set<string>();
  const pages: Page[] = [];
  for (const path of paths) {
    await rm(join(queriesFolder, "queries"), { force: true });
    await get(path);
    const sent = await sentQueries();
    pages.push({ path, queries: sent.filter((query) => !seen.has(query)) });
    for (const query of sent) seen.add(query);
  }
  return pages;
}

async function leaksOf(pages: Page[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const { path, queries } of pages) {
    for (const query of queries) {
      await writeFile(join(queriesFolder, "unfiltered"), query);
      const response = await get(path);
      for (const column of new Set(findLeaks(response, new Set(), secrets))) {
        if (column === "users.name" && isOfReviews(query)) continue;
        leaks.push(`${path} shows ${column} without the condition of ${query}`);
      }
    }
  }
  await rm(join(queriesFolder, "unfiltered"), { force: true });
  return leaks;
}

/** Reviews are shown to all with the names of who wrote them. */
function isOfReviews(query: string): boolean {
  return query.includes('from "vendor_reviews"');
}

function get(path: string) {
  return sendRequest(stranger.session.fetch, { method: "GET", path });
}
