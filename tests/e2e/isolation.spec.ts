import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, test } from "#tests/support/journey.ts";
import {
  type Couple,
  columnsOf,
  makeCouple,
  rowsOf,
  type Secret,
  secretsOf,
  tablesOf,
} from "../isolation/couple.ts";
import {
  unknownTargets,
  formRequests,
  mentionsTarget,
  createTargets,
} from "../isolation/form-requests.ts";
import { formsOnPage } from "../isolation/page-forms.ts";
import {
  type Fetch,
  normaliseResponse,
  type UnauthorizedRequest,
  findLeaks,
  sendRequest,
  describeRequest,
} from "../isolation/unauthorized-request.ts";
import {
  type RequestBuilder,
  dataRequests,
  pageRequest,
  postRequests,
} from "../isolation/request-builders.ts";
import { audiences, routeFacts } from "../isolation/routes.ts";
import { formSamples } from "../isolation/form-samples.ts";
import { tableRules } from "../isolation/tables.ts";
import { LeakDetector } from "../isolation/leak-detector.ts";

// Everything that can be asked of the server, by everybody who has no right to it. The questions
// come from the route table and the code behind it, the secrets from the database's schema: what is
// added to either is asked and guarded from then on.

test.describe.configure({ mode: "default", timeout: 300_000 });

const facts = routeFacts();
const ownersPages = facts
  .filter(({ audience, path }) => audience === "owners" && !/[.]|^live$/.test(path))
  .map(({ path }) => `/${path}`);
let database: Client;
/** Whose secrets are kept, and somebody with a wedding of their own. */
let couple: Couple;
let stranger: Couple;
let secrets: Secret[];
let watch: LeakDetector;
/** One of each kind of id that the couple has. */
let ids: string[];
test.beforeAll(async ({ server }) => {
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  couple = await makeCouple(server, database, "kanari");
  stranger = await makeCouple(server, database, "fremmed");
  secrets = await secretsOf(database, couple, stranger);
  watch = new LeakDetector(database, couple, secrets);
  const byKind = new Map(
    secrets
      .filter(({ isId }) => isId)
      .map(({ of, value }) => [of.endsWith(".visitor_id") ? "visitor" : of, value]),
  );
  ids = [couple.weddingId, ...new Set(byKind.values())];
});

test.afterAll(() => database.end());

test("every route says whom it is for, every form what fills it, every table whose its rows are", async () => {
  expect(facts.map(({ path }) => path).sort()).toEqual(Object.keys(audiences).sort());
  const tables = new Set((await columnsOf(database)).map(({ table }) => table));
  expect([...tables].sort()).toEqual(Object.keys(tableRules).sort());
  expect(ids.length, "kinds of ids").toBeGreaterThan(8);
  const known = facts
    .filter(({ hasAction, audience }) => hasAction && /owners|guests/.test(audience ?? ""))
    .map(({ path, intents }) => [path, intents.length > 0 ? intents.toSorted() : [""]]);
  const filled = Object.entries(formSamples).map(([path, forms]) => [
    path,
    Object.keys(forms).sort(),
  ]);
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(known));
});

test("the couple's own pages show what others must not see", async () => {
  const shown = new Set<string>();
  for (const path of [...ownersPages, "/admin?tab=rsvp"]) {
    const answer = await sendRequest(couple.session.fetch, { method: "GET", path });
    for (const { value, of } of secrets) if (answer.text.includes(value)) shown.add(of);
  }
  for (const column of ["email", "plus_one_name", "dietary_restrictions", "message"]) {
    expect(shown).toContain(`rsvp_responses.${column}`);
  }
  expect(shown).toContain("users.email");
});

test("signed out, nobody gets anywhere", async ({ site }) => {
  const visitor: Fetch = (path, init) =>
    fetch(new URL(path, site), { ...init, redirect: "manual" });
  expect(await intrudeWithoutSession(visitor, site)).toEqual([]);
});

test("a session that has run out is none", async ({ site }) => {
  expect(await intrudeWithoutSession(couple.expired.fetch, site)).toEqual([]);
});

test("another owner gets to see nothing, whatever they name", async () => {
  const findings: string[] = [];
  for (const route of facts.filter(({ path }) => !isFarewell(path))) {
    const isAsked = route.parameters.length > 0 || route.path.includes(":");
    const kinds = isAsked ? ids : [couple.weddingId];
    const compare = (attempt: RequestBuilder, of: string[]) =>
      watch.compareAll(stranger.session.fetch, route, attempt, of);
    const tried = dataRequests(route).map((attempt) => compare(attempt, kinds));
    const viewed = compare(pageRequest(route), [couple.weddingId]);
    findings.push(...(await Promise.all([...tried, viewed])).flat());
  }
  expect(findings).toEqual([]);
});

test("another owner changes nothing with ids in all fields", async () => {
  const findings: string[] = [];
  for (const route of facts.filter(({ hasAction, path }) => hasAction && !isFarewell(path))) {
    const before = await rowsOf(database, couple);
    for (const attempt of postRequests(route)) {
      findings.push(...(await watch.requestAll(stranger.session.fetch, route, ids.map(attempt))));
    }
    findings.push(...(await watch.changedRows(before, `/${route.path}`)));
  }
  expect(findings).toEqual([]);
  expect((await stranger.session.fetch("/attention")).status, "was signed in all along").toBe(200);
});

test("a form about what another couple has ends like one about nothing", async ({ site }) => {
  const findings: string[] = [];
  const before = await rowsOf(database, couple);
  const theirs = await createTargets(couple);
  for (const { route, build } of formRequests(facts, site)) {
    const about = await build(theirs, stranger);
    if (!mentionsTarget(theirs, about)) continue;
    const aboutNothing = await build(unknownTargets(theirs), stranger);
    const answer = await watch.request(stranger.session.fetch, about);
    findings.push(...watch.findLeaksIn(route, about, answer));
    findings.push(...(await watch.compareNow(stranger.session.fetch, about, aboutNothing)));
    findings.push(...(await watch.changedRows(before, describeRequest(about))));
  }
  expect(findings).toEqual([]);
});

test("what happens in one couple's wedding is not heard in another's", async ({ site }) => {
  const { body } = await stranger.session.fetch("/live");
  const heard = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const [path, owner] of [
    ["guest-messages", couple],
    ["gallery-admin", stranger],
  ] as const) {
    const form = formRequests(facts, site).find(({ route }) => route.path === path);
    const asked = await form?.build({ rows: owner.rows, uploadId: "" }, owner);
    expect(asked && (await watch.request(owner.session.fetch, asked)).status).toBe(200);
  }
  let words = "";
  while (!words.includes("event: photos")) words += (await heard?.read())?.value;
  await heard?.cancel();
  expect(words.match(/event: greetings/g)).toHaveLength(1);
});

test("what comes in for one couple changes no page of another", async ({ server }) => {
  const look = async () => {
    const data = ownersPages.map((path) => `${path}.data`);
    const paths = [...data, "/attention", "/admin/answers.csv"];
    const found = paths.map(async (path) => {
      const { text } = await watch.request(stranger.session.fetch, { method: "GET", path });
      // The id that a new wish would get is another each time, and so is the time of day.
      const changing = /(newId\W+)[\w-]+|("at",")[^"]+/g;
      return [path, text.slice(text.indexOf("\n\n")).replaceAll(changing, "$1$2")];
    });
    return Object.fromEntries(await Promise.all(found));
  };
  const before = await look();
  await makeCouple(server, database, "nykommer");
  expect(await look()).toEqual(before);
});

test("the couple's forms do nothing for another owner", async ({ page, site, server }) => {
  const findings: string[] = [];
  const copier = await makeCouple(server, database, "etteraper");
  const before = await rowsOf(database, couple);
  let copied = 0;
  for (const path of ownersPages) {
    for (const form of await formsOnPage(page, couple.session.fetch, path)) {
      const route = facts.find((each) => `/${each.path}` === new URL(form.path, site).pathname);
      if (!route || isFarewell(route.path)) continue;
      copied++;
      findings.push(...(await watch.requestAll(copier.session.fetch, route, [form])));
      findings.push(...(await watch.changedRows(before, describeRequest(form))));
    }
  }
  expect(copied).toBeGreaterThan(5);
  expect(findings).toEqual([]);
});

test("guests see of a wedding what is meant for them, and no more", async ({ site }) => {
  const address = `/wedding?id=${couple.weddingId}`;
  const asked: UnauthorizedRequest = { method: "GET", path: address };
  const answer = await sendRequest((path, init) => fetch(site + path, init), asked);
  expect(answer.status).toBe(200);
  expect(findLeaks(answer, new Set([couple.weddingId]), watch.hiddenFromGuests)).toEqual([]);
  for (const { value, of, guestsSee } of secrets) {
    if (guestsSee && /title|purchased_by|caption|story/.test(of)) {
      expect(answer.text, of).toContain(value);
    }
  }
});

test("a wedding that is not there answers alike, whatever was asked for", async () => {
  const absent = [randomUUID(), "", "1", "' or 1=1 --", "../admin", "%00", "\u{1f492}"];
  for (const { path, hasAction } of facts.filter(({ audience }) => audience === "guests")) {
    const answers = new Set<string>();
    for (const id of absent) {
      const address = `/${path}?id=${encodeURIComponent(id)}`;
      const answer = await sendRequest(couple.session.fetch, { method: "GET", path: address });
      expect(answer.status, address).toBe(404);
      answers.add(normaliseResponse(answer, id));
      if (!hasAction) continue;
      const posted = await sendRequest(couple.session.fetch, {
        method: "POST",
        path: address,
        fields: [],
      });
      expect(posted.status, `POST ${address}`).toBe(404);
    }
    expect(answers.size, path).toBe(1);
  }
});

test("a page of another site cannot post in anybody's name", async () => {
  for (const { path } of facts.filter(({ hasAction }) => hasAction)) {
    const init = { method: "POST", headers: { Origin: "https://evil.example" } };
    expect((await couple.session.fetch(`/${path}`, init)).status, path).toBe(403);
  }
  expect((await couple.session.fetch("/admin")).status, "still signed in").toBe(200);
});

test("each form does something with what is one's own, and nothing to anybody else", async ({
  site,
  server,
}) => {
  const findings: string[] = [];
  const before = await rowsOf(database, couple);
  const owner = await makeCouple(server, database, "eier");
  const { uploadId } = await createTargets(owner);
  for (const { build } of formRequests(facts, site)) {
    const was = await rowsOf(database, owner);
    const form = await build({ rows: await tablesOf(database, owner), upload: uploadId }, owner);
    const { status } = await watch.request(owner.session.fetch, form);
    // The right code is known to nobody but the app that shows it.
    const isDone = status === 201 || describeRequest(form).includes("two-factor-confirm");
    const own = isDone ? ["done"] : await watch.changedRows(was, "", owner);
    if (own.length === 0) findings.push(`${describeRequest(form)} does nothing, ${status}`);
    findings.push(...(await watch.changedRows(before, describeRequest(form))));
  }
  expect(findings).toEqual([]);
});

async function intrudeWithoutSession(by: Fetch, site: string): Promise<string[]> {
  const findings: string[] = [];
  const before = await rowsOf(database, couple);
  const theirs = { rows: couple.rows, upload: "" };
  const forms = formRequests(facts, site).filter(({ route }) => route.audience === "owners");
  for (const route of facts) {
    const sent = route.hasAction ? postRequests(route) : [];
    const attempts = [pageRequest(route), ...dataRequests(route), ...sent];
    const filled = forms.filter((form) => form.route === route);
    const asked = [
      ...attempts.map((attempt) => attempt(couple.weddingId)),
      ...(await Promise.all(filled.map((form) => form.build(theirs, couple)))),
    ];
    findings.push(
      ...(await watch.requestAll(by, route, asked, ({ status, text }) => {
        const isSent = text.includes("/auth") && [202, 302].includes(status);
        const isEmpty = status === 204;
        return route.audience !== "owners" || isSent || isEmpty;
      })),
    );
    findings.push(...(await watch.changedRows(before, `/${route.path}`)));
  }
  return findings;
}

/** It ends the session that is needed for everything else. */
function isFarewell(path: string): boolean {
  return path === "auth/sign-out";
}
