import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { formatCode } from "#app/features/guests/codes/rules.ts";
import { readUntil } from "#tests/support/timing.ts";
import {
  type Couple,
  collectSecrets,
  columnsOf,
  connect,
  makeCouple,
  oneIdOfEachKind,
  type Secret,
  snapshotRows,
} from "../isolation/couple.ts";
import {
  createTargets,
  formRequests,
  mentionsTarget,
  targetsOf,
  unknownTargets,
} from "../isolation/form-requests.ts";
import { formSamples } from "../isolation/form-samples.ts";
import { LeakDetector } from "../isolation/leak-detector.ts";
import { formsOnPage } from "../isolation/page-forms.ts";
import {
  dataRequests,
  isSpreadsheet,
  kindsFor,
  pageRequest,
  postRequests,
  type RequestBuilder,
  sampleOf,
} from "../isolation/request-builders.ts";
import {
  type Audience,
  audiences,
  describeRoutes,
  isForOwners,
  sharedActions,
} from "../isolation/routes.ts";
import { coupleTables, sampleCode, tableNames } from "../isolation/tables.ts";
import {
  decodedBody,
  describeRequest,
  type Fetch,
  loadTimes,
  sendRequest,
  type UnauthorizedRequest,
} from "../isolation/unauthorized-request.ts";

// Sends every request that the server accepts as a client without access. Requests are derived from
// the routes and their code, secrets from the schema, so new routes and columns are included.

const server = inject("server");
const site = server.url;
const routes = describeRoutes();
const ownerPaths = routes
  .filter(({ audience, path }) => isForOwners(audience) && !/:|^live$/.test(path))
  .map(({ path }) => `/${path}`);
const ownerPages = ownerPaths.filter((path) => !path.includes("."));
const { database, disconnect } = await connect(server);
/** The couple with the secrets, and another couple. */
let couple: Couple;
let stranger: Couple;
let secrets: Secret[];
let detector: LeakDetector;
/** One id of each kind from the couple's data. */
let ids: string[];
beforeAll(async () => {
  couple = await makeCouple(server, database, "kanari");
  stranger = await makeCouple(server, database, "fremmed");
  secrets = await collectSecrets(database, couple, stranger);
  detector = new LeakDetector(database, couple, secrets);
  ids = [...new Set([couple.weddingId, ...oneIdOfEachKind(secrets)])];
});

afterAll(disconnect);

test("both couples have rows in every table of weddings and accounts", async () => {
  const stored = new Set((await columnsOf(database)).map(({ table }) => table));
  expect([...stored].sort()).toEqual(tableNames);
  const names = coupleTables.map(({ name }) => name);
  const isEmpty = (name: string) => [couple, stranger].some(({ rows }) => !rows[name]?.length);
  expect(names.filter(isEmpty)).toEqual([]);
  const tablesWithSecrets = secrets.map(({ column }) => column.split(".")[0]);
  expect(names.filter((name) => !tablesWithSecrets.includes(name))).toEqual([]);
});

test("every route and form is listed", () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(audiences).sort());
  expect(ids.length, "kinds of ids").toBeGreaterThan(8);
  const known = routes
    .filter(
      ({ hasAction, audience, path }) =>
        hasAction &&
        !(path in sharedActions) &&
        /owners|vendors|admins|guests/.test(audience ?? ""),
    )
    .map(({ path, intents }) => [path, intents.length > 0 ? intents.toSorted() : [""]]);
  const filled = Object.entries(formSamples).map(([path, forms]) => [
    path,
    Object.keys(forms).sort(),
  ]);
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(known));
});

test("the couple's own pages and files contain the secrets", async () => {
  const shown = new Set<string>();
  for (const path of [...ownerPaths, "/admin?tab=rsvp"]) {
    const response = await sendRequest(couple.session.fetch, { method: "GET", path });
    expect(response.status, path).toBeLessThan(500);
    for (const { value, column: of } of secrets) if (response.text.includes(value)) shown.add(of);
    if (response.text.includes(formatCode(sampleCode))) shown.add(`code in ${path}`);
  }
  for (const column of ["email", "plus_one_name", "dietary_restrictions", "message"]) {
    expect(shown).toContain(`rsvp_responses.${column}`);
  }
  expect(shown).toContain("users.email");
  expect(shown).toContain("code in /guest-list/invitations/list.csv");
});

test("signed-out requests get nothing", async () => {
  const visitor: Fetch = (path, init) =>
    fetch(new URL(path, site), { ...init, redirect: "manual" });
  expect(await requestWithoutSession(visitor)).toEqual([]);
});

test("an expired session gets nothing", async () => {
  expect(await requestWithoutSession(couple.expired.fetch)).toEqual([]);
});

test("another owner reads nothing, for any id", async () => {
  const readable = routes.filter(({ path }) => !isSignOut(path));
  const findings = readable.flatMap((route) => {
    const isAsked = route.parameters.length > 0 || route.path.includes(":");
    const all = isAsked && !isSpreadsheet(route) ? ids : [couple.weddingId];
    const compare = (attempt: RequestBuilder, of: string[]) =>
      detector.compareAll(stranger.session.fetch, route, attempt, of);
    // The first request has the ids in all parameters at once. A parameter alone shows what another
    // one hides.
    const dataFindings = dataRequests(route).map((attempt, index) =>
      compare(attempt, index === 0 ? kindsFor(route, all, secrets) : sampleOf(all, index)),
    );
    return [...dataFindings, compare(pageRequest(route), [couple.weddingId])];
  });
  expect((await Promise.all(findings)).flat()).toEqual([]);
});

test("another owner changes nothing, with ids in all fields", async () => {
  const findings: string[] = [];
  for (const route of routes.filter(({ hasAction, path }) => hasAction && !isSignOut(path))) {
    const rowsBefore = await snapshotRows(database, couple);
    const attempts = postRequests(route);
    const kinds = isSpreadsheet(route) || route.path in sharedActions ? [couple.weddingId] : ids;
    const requests = attempts
      .flatMap((attempt, index) => sampleOf(kinds, index).map(attempt))
      .filter((request) => !endsOwnProfile(request));
    findings.push(...(await detector.requestAll(stranger.session.fetch, route, requests)));
    findings.push(...(await detector.changedRows(rowsBefore, `/${route.path}`)));
  }
  expect(findings).toEqual([]);
  expect((await stranger.session.fetch("/attention")).status, "stays signed in").toBe(200);
});

test("another couple's ids get the same response as unknown ids", async () => {
  const findings: string[] = [];
  const targets = await createTargets(couple);
  const rowsBefore = await snapshotRows(database, couple);
  for (const { route, build } of formRequests(routes, site)) {
    const request = await build(targets, stranger);
    if (!mentionsTarget(targets, request)) continue;
    const unknownRequest = await build(unknownTargets(targets), stranger);
    findings.push(
      ...(await detector.compare(stranger.session.fetch, route, request, unknownRequest)),
    );
    findings.push(...(await detector.changedRows(rowsBefore, describeRequest(request))));
  }
  expect(findings).toEqual([]);
});

test("live events of one wedding do not reach another couple", async () => {
  const { body } = await stranger.session.fetch("/live");
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const [path, owner] of [
    ["guest-messages", couple],
    ["gallery-admin", stranger],
  ] as const) {
    const form = formRequests(routes, site).find(({ route }) => route.path === path);
    const request = await form?.build(targetsOf(owner), owner);
    expect(request && (await detector.request(owner.session.fetch, request)).status).toBe(200);
  }
  const eventText = await readUntil(events, "event: visitors");
  await events?.cancel();
  expect(eventText).not.toContain("event: greetings");
});

test("new data of one couple changes no page of another", async () => {
  const readPages = async () => {
    // Every new vendor counts in the directory, and in the places of the others.
    const own = ownerPages.filter((path) => !/^\/(vendors(\/mine)?|for-vendors)$/.test(path));
    const data = own.map((path) => `${path}.data`);
    const paths = [...data, "/attention", "/admin/answers.csv"];
    const found = paths.map(async (path) => {
      const { text } = await detector.request(stranger.session.fetch, { method: "GET", path });
      const decoded = (await decodedBody(text)).replaceAll(loadTimes, "");
      return [path, decoded.replaceAll(/\bnewId: '[^']*'/g, "")];
    });
    return Object.fromEntries(await Promise.all(found));
  };
  const pagesBefore = await readPages();
  await makeCouple(server, database, "nykommer");
  expect(await readPages()).toEqual(pagesBefore);
});

test("the couple's forms do nothing for another owner", async () => {
  const findings: string[] = [];
  const otherOwner = await makeCouple(server, database, "etteraper");
  const rowsBefore = await snapshotRows(database, couple);
  let sentForms = 0;
  for (const path of ownerPages) {
    for (const form of await formsOnPage(couple.session.fetch, path)) {
      const route = routes.find((each) => `/${each.path}` === new URL(form.path, site).pathname);
      if (!route || isSignOut(route.path)) continue;
      sentForms++;
      findings.push(...(await detector.requestAll(otherOwner.session.fetch, route, [form])));
      findings.push(...(await detector.changedRows(rowsBefore, describeRequest(form))));
    }
  }
  expect(sentForms).toBeGreaterThan(5);
  expect(findings).toEqual([]);
});

test("cross-site posts are rejected", async () => {
  for (const { path } of routes.filter(({ hasAction }) => hasAction)) {
    const init = { method: "POST", headers: { Origin: "https://evil.example" } };
    expect((await couple.session.fetch(`/${path}`, init)).status, path).toBe(403);
  }
  expect((await couple.session.fetch("/admin")).status, "still signed in").toBe(200);
});

async function requestWithoutSession(fetchAs: Fetch): Promise<string[]> {
  const findings: string[] = [];
  const rowsBefore = await snapshotRows(database, couple);
  const targets = targetsOf(couple);
  const forms = formRequests(routes, site).filter(({ route }) => isPrivate(route));
  for (const route of routes) {
    const sent = route.hasAction ? postRequests(route) : [];
    const attempts = [pageRequest(route), ...dataRequests(route), ...sent];
    const filled = forms.filter((form) => form.route === route);
    const requests = [
      ...attempts.map((attempt) => attempt(couple.weddingId)),
      ...(await Promise.all(filled.map((form) => form.build(targets, couple)))),
    ];
    findings.push(
      ...(await detector.requestAll(fetchAs, route, requests, ({ status, text }) => {
        const isSent = text.includes("/auth") && [202, 302].includes(status);
        const isEmpty = status === 204;
        // Visitors see what the vendors' area is.
        const isFront = route.path === "for-vendors" && status === 200;
        return !isPrivate(route) || isSent || isEmpty || isFront;
      })),
    );
    findings.push(...(await detector.changedRows(rowsBefore, `/${route.path}`)));
  }
  return findings;
}

function isPrivate({ audience }: { audience: Audience | undefined }): boolean {
  return isForOwners(audience) || audience === "admins";
}

/** Needs no id, so it would succeed, and the sender would be no vendor in later requests. */
function endsOwnProfile({ path, fields }: UnauthorizedRequest): boolean {
  return path.startsWith("/for-vendors.data") && fields?.[0]?.[1] === "delete";
}

/** Signing out would end the session of all later requests. */
function isSignOut(path: string): boolean {
  return path === "auth/sign-out";
}
