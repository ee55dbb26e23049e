import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { proofRounds } from "#tests/support/proof.ts";
import { makeDataFolder, type RunningServer, startServer } from "#tests/support/server.ts";
import { type Couple, connect, makeCouple, readTables, snapshotRows } from "../isolation/couple.ts";
import { createTargets, type FormRequest, formRequests } from "../isolation/form-requests.ts";
import { describeRoutes } from "../isolation/routes.ts";
import {
  describeRequest,
  sendRequest,
  type UnauthorizedRequest,
} from "../isolation/unauthorized-request.ts";

// Loses the database at the n-th call of each form, for each n, as SQLite is tested. The forms are
// those of the isolation tests, so new ones are included.

/** In `npm test` the forms of guests; in `npm run prove -- failing-calls` all. */
const onlyGuests = proofRounds(0) === 0;
const secret = "0".repeat(64);
const folders = [await makeDataFolder(), await makeDataFolder()] as const;
const postgres = await startEmbeddedPostgres(folders[0].path, () => undefined);
const proxy: DatabaseProxy = await startDatabaseProxy(postgres.url);
const server: RunningServer = await startServer(folders[1].path, {
  DATABASE_URL: proxy.url,
  SECRET: secret,
  TRUSTED_PROXIES: "127.0.0.1, ::1",
});
const { database, disconnect } = await connect({
  ...server,
  databaseUrl: postgres.url,
  secret,
});
let sender: Couple;

beforeAll(async () => {
  sender = await makeCouple(server, database, "uheldig");
  // Otherwise a form of the couple's frees a gift first.
  if (!onlyGuests) return;
  await database.query(
    "update wish_list_items set purchased = false, purchased_by = null where wedding_id = $1",
    [sender.weddingId],
  );
});

afterAll(async () => {
  await disconnect();
  await server.stop();
  await proxy.stop();
  await postgres.stop();
  for (const folder of folders) await folder.remove();
});

test("a form whose database call fails has its whole effect or none", async () => {
  const findings: string[] = [];
  const uploads = await createTargets(sender);
  const forms = formRequests(describeRoutes(), server.url).filter(({ route: { audience } }) =>
    onlyGuests ? audience === "guests" : audience !== "admins",
  );
  let failures = 0;
  for (const form of forms) {
    const rows = await readTables(database, sender);
    const request = asSentByScript(await form.build({ ...uploads, rows }, sender), form);
    const result = await failEachCall(request);
    failures += result.failures;
    findings.push(...result.findings);
  }
  expect(findings).toEqual([]);
  expect(failures).toBeGreaterThan(forms.length * 3);
});

/** Sends the request with a failure at its first call, its second and so on, until none is left. */
async function failEachCall(request: UnauthorizedRequest) {
  const findings: string[] = [];
  let before = await readRows();
  for (let number = 1; ; number++) {
    await database.query("delete from limits");
    proxy.failCall(number);
    const { status } = await sendRequest(sender.session.fetch, request);
    const failed = proxy.forwardAll();
    const after = await readRows();
    const isChanged = after.join() !== before.join();
    const isSuccess = status < 400;
    const find = (what: string) =>
      findings.push(
        `${describeRequest(request)}: ${what} (${status}) at call ${number}, ${failed}`,
      );
    if (failed && isSuccess && !isChanged && status !== 201) find("success without effect");
    if (!isSuccess && isChanged && !(await completesWhenRepeated(request))) {
      find("error with an effect");
    }
    if (failed && !isSuccess && ![409, 503].includes(status)) find("another error than 503");
    if (!failed || isSuccess || isChanged) return { findings, failures: number - 1 };
    before = after;
  }
}

/**
 * Some forms of couples have a second transaction, such as the one that links waiting answers to a
 * new guest. When it fails, the couple is asked to send the form again, which does the rest.
 */
async function completesWhenRepeated(request: UnauthorizedRequest): Promise<boolean> {
  if (onlyGuests) return false;
  const { status } = await sendRequest(sender.session.fetch, request);
  process.stdout.write(`${describeRequest(request)}: done by sending it again (${status})\n`);
  return status < 400;
}

/** Without a script the page around the result is loaded too, and may fail after the effect. */
function asSentByScript(request: UnauthorizedRequest, { route }: FormRequest) {
  const isPage = route.audience === "owners" || route.audience === "vendors";
  const hasPage = isPage && !/^uploads|^documents$|^attention$|partner$|[.]/.test(route.path);
  return hasPage ? { ...request, path: `${request.path}.data` } : request;
}

/** A picture that nothing refers to is deleted by a job, which also adds AVIF to others. */
async function readRows(): Promise<string[]> {
  const rows = await snapshotRows(database, sender);
  return rows.filter((row) => !row.startsWith("pictures "));
}
