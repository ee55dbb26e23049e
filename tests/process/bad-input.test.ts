import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofRounds, proofSeed } from "#tests/support/proof.ts";
import { rubbishForm, rubbishText } from "#tests/support/rubbish.ts";
import { databaseUrlOf, makePreparedFolder, startServer } from "#tests/support/server.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { type Couple, connect, makeCouple, readTables } from "../isolation/couple.ts";
import { createTargets, type FormRequest, formRequests } from "../isolation/form-requests.ts";
import { dataRequests, pageRequest } from "../isolation/request-builders.ts";
import { describeRoutes, type RouteDescription } from "../isolation/routes.ts";
import {
  describeRequest,
  type Fields,
  sendRequest,
  type UnauthorizedRequest,
} from "../isolation/unauthorized-request.ts";

// Sends what nobody should send to every form and page, as a client who may send it. The lists of
// forms and routes are those of the isolation tests, so new ones are included.

const routes = describeRoutes();
const rounds = proofRounds(1);
const folder = await makePreparedFolder();
// One of its own, to read what it logs.
const server = await startServer(folder.path, { DEMO: "true", TRUSTED_PROXIES: "127.0.0.1, ::1" });
const { database, disconnect } = await connect({
  ...server,
  databaseUrl: databaseUrlOf(server.dataDir),
});
/** An owner, vendor and administrator in one. */
let sender: Couple;

beforeAll(async () => {
  sender = await makeCouple(server, database, "rotekopp");
  await database.query("insert into user_roles values ($1, 'admin')", [sender.userId]);
});

afterAll(async () => {
  await disconnect();
  await server.stop();
  await folder.remove();
});

test("no form fails for what is sent", async () => {
  const findings: string[] = [];
  const forms = formRequests(routes, server.url);
  const uploads = await createTargets(sender);
  const changes = fc.sample(rubbishForm, { seed: proofSeed, numRuns: forms.length * rounds });
  for (const [index, change] of changes.entries()) {
    const form = forms[index % forms.length] as FormRequest;
    const rows = await readTables(database, sender);
    const valid = await form.build({ ...uploads, rows }, sender).catch(() => undefined);
    // What an earlier form has changed leaves nothing to send this one for.
    if (!valid) continue;
    const changed = change(valid.fields ?? []);
    const fields = endsAccess(valid) ? withoutValid(changed, `${index}`) : changed;
    findings.push(...(await send({ ...valid, fields })));
  }
  expect(findings).toEqual([]);
  expect((await sender.session.fetch("/attention")).status, "stays signed in").toBe(200);
});

test("no page fails for what its address asks", async () => {
  const pages = routes.filter(({ path, audience }) => path !== "live" && audience !== "developers");
  const findings: string[] = [];
  const texts = fc.sample(rubbishText, { seed: proofSeed, numRuns: pages.length * rounds });
  for (const [index, text] of texts.entries()) {
    const route = pages[index % pages.length] as RouteDescription;
    const [data = pageRequest(route)] = dataRequests(route);
    const asPage = index % 2 === 0;
    // Servers refuse addresses of more than 16 kB.
    const { path } = (asPage ? pageRequest(route) : data)(text.slice(0, 1_000).toWellFormed());
    // Pages for guests ask nothing else of an unknown wedding.
    const isKnown = index % 3 > 0;
    const id = isKnown ? path.replace(/([?&]id=)[^&]*/, `$1${sender.weddingId}`) : path;
    findings.push(...(await send({ method: "GET", path: id })));
  }
  expect(findings).toEqual([]);
});

/** Returns what is wrong with the response. */
async function send(request: UnauthorizedRequest): Promise<string[]> {
  // What is refused as too much would not be read.
  await database.query("delete from limits");
  const logged = server.output().length;
  const started = performance.now();
  const { status } = await sendRequest(sender.session.fetch, request);
  const tookMs = performance.now() - started;
  const isRight = status < 500 && tookMs < 1_000 * timeoutFactor();
  const log = server.output().slice(logged);
  return isRight
    ? []
    : [`${describeRequest(request)}: ${status} after ${tookMs.toFixed(0)} ms ${log}`];
}

/** A valid form would end the sender's access to all later ones. */
function endsAccess({ path, fields }: UnauthorizedRequest): boolean {
  const intent = String(fields?.[0]?.[1]);
  return /^end-|^delete$/.test(intent) && /settings|for-vendors/.test(path);
}

function withoutValid(fields: Fields, text: string): Fields {
  return fields.map(([name, value]) => [name, name === "intent" ? value : text]);
}
