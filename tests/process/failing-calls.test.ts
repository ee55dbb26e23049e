import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { proofRounds } from "#tests/support/proof.ts";
import { makeDataFolder, type RunningServer, startServer } from "#tests/support/server.ts";
import { type Couple, connect, makeCouple, readTables, snapshotRows } from "../isolation/couple.ts";
import { createTargets, type FormRequest, formRequests } from "../isolation/form-requests.ts";
import { formsWithoutEffect } from "../isolation/form-samples.ts";
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
  const hasEffect = !formsWithoutEffect.some((text) => describeRequest(request).includes(text));
  let before = await readRows();
  for (let number = 1; ; number++) {
    await database.query("delete from limits");
    proxy.failCall(number);
    const { status } = await sendRequest(sender.session.fetch, request);
    const failed = proxy.forwardAll();
    const after = await readRows();
    const isChanged = after.join() !== before.join();
    const find = (what: string) =>
      findings.push(
        `${describeRequest(request)}: ${what} (${status}) at call ${number}, ${failed}`,
      );
    if (status < 400 && status !== 201 && !isChanged && hasEffect) {
      find("success without effect");
    }
    if (status >= 400 && isChanged) find("error with an effect");
    if (failed && status >= 400 && ![409, 503].includes(status)) find("another error than 503");
    if (!failed || status < 400 || isChanged) return { findings, failures: number - 1 };
    before = after;
  }
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
