import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { expect, test } from "#tests/support/journey.ts";
import { type Couple, columnsOf, makeCouple, rowsOf, secretsOf } from "../isolation/couple.ts";
import { type FoundForm, formsOn } from "../isolation/forms.ts";
import {
  type Answer,
  type Ask,
  absentLike,
  gist,
  type Intrusion,
  leaksIn,
  namedIn,
  send,
  wordsFor,
} from "../isolation/intrusion.ts";
import {
  type Attempt,
  forgery,
  placesIn,
  readings,
  replay,
  writings,
} from "../isolation/intrusions.ts";
import { audiences, type RouteFacts, routeFacts } from "../isolation/routes.ts";
import { tableRules } from "../isolation/tables.ts";

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
let secrets: Awaited<ReturnType<typeof secretsOf>>;
/** One of each kind of id that the couple has. */
let ids: string[];
/** What was named so far in requests: to see that again tells nobody anything. */
let named = "";

test.beforeAll(async ({ server, site, mail }) => {
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  couple = await makeCouple(site, mail, database, "kanari");
  stranger = await makeCouple(site, mail, database, "fremmed");
  secrets = await secretsOf(database, couple, stranger);
  const byKind = new Map(
    secrets
      .filter(({ isId }) => isId)
      .map(({ of, value }) => [of.endsWith(".visitor_id") ? "visitor" : of, value]),
  );
  ids = [couple.weddingId, ...new Set(byKind.values())];
});

test.afterAll(() => database.end());

test("every route says whom it is for, and every table whose its rows are", async () => {
  expect(facts.map(({ path }) => path).sort()).toEqual(Object.keys(audiences).sort());
  const tables = new Set((await columnsOf(database)).map(({ table }) => table));
  expect([...tables].sort()).toEqual(Object.keys(tableRules).sort());
  expect(ids.length, "kinds of ids").toBeGreaterThan(8);
});

test("the couple's own pages show what others must not see", async () => {
  const shown = new Set<string>();
  for (const path of [...ownersPages, "/admin?tab=rsvp"]) {
    const answer = await send(couple.session.fetch, { method: "GET", path });
    for (const { value, of } of secrets) if (answer.text.includes(value)) shown.add(of);
  }
  for (const column of ["email", "plus_one_name", "dietary_restrictions", "message"]) {
    expect(shown).toContain(`rsvp_responses.${column}`);
  }
  expect(shown).toContain("users.email");
});

test("signed out, nobody gets anywhere", async ({ site }) => {
  const visitor: Ask = (path, init) => fetch(new URL(path, site), { ...init, redirect: "manual" });
  expect(await intrudeWithoutSession(visitor)).toEqual([]);
});

test("a session that has run out is none", async () => {
  expect(await intrudeWithoutSession(couple.expired.fetch)).toEqual([]);
});

test("another owner gets to see nothing, whatever they name", async () => {
  const findings: string[] = [];
  for (const route of facts.filter(({ path }) => !isFarewell(path))) {
    const isAsked = route.parameters.length > 0 || route.path.includes(":");
    const kinds = isAsked ? ids : [couple.weddingId];
    const tried = readings(route).map((attempt) => tryAll(route, attempt, kinds));
    findings.push(...(await Promise.all(tried)).flat());
  }
  expect(findings).toEqual([]);
});

test("another owner changes nothing, whatever they send", async ({ page }) => {
  const findings: string[] = [];
  const forms = await formsOfPages(page, stranger, [
    ...ownersPages,
    `/wedding?id=${stranger.weddingId}`,
  ]);
  for (const route of facts.filter(({ hasAction, path }) => hasAction && !isFarewell(path))) {
    const before = await rowsOf(database, couple);
    for (const attempt of writings(route)) findings.push(...(await tryAll(route, attempt)));
    for (const { page: path, key } of forms.filter((form) => routeOf(form) === route)) {
      // Asked for each time: what was sent before may have changed the form.
      const again = async () =>
        (await formsOn(page, stranger.session.fetch, path)).find((form) => form.key === key);
      const form = await again();
      for (const place of form ? placesIn(form) : []) {
        const current = await again();
        if (current) findings.push(...(await tryAll(route, forgery(current, place))));
      }
    }
    if (await hasChanged(before)) findings.push(`/${route.path} changed rows`);
  }
  expect(findings).toEqual([]);
  expect((await stranger.session.fetch("/attention")).status, "was signed in all along").toBe(200);
});

test("the couple's forms do nothing for another owner", async ({ page }) => {
  const findings: string[] = [];
  const forms = await formsOfPages(page, couple, ownersPages);
  expect(forms.length).toBeGreaterThan(5);
  for (const form of forms) {
    const route = routeOf(form);
    if (!route || isFarewell(route.path)) continue;
    const before = await rowsOf(database, couple);
    const asked = replay(form);
    findings.push(...leaks(route, asked, await send(stranger.session.fetch, asked)));
    if (await hasChanged(before)) findings.push(`${wordsFor(asked)} changed rows`);
  }
  expect(findings).toEqual([]);
});

test("guests see of a wedding what is meant for them, and no more", async ({ site }) => {
  const address = `/wedding?id=${couple.weddingId}`;
  const asked: Intrusion = { method: "GET", path: address };
  const answer = await send((path, init) => fetch(site + path, init), asked);
  expect(answer.status).toBe(200);
  expect(leaksIn(answer, namedIn(asked), hiddenFromGuests())).toEqual([]);
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
      const answer = await send(couple.session.fetch, { method: "GET", path: address });
      expect(answer.status, address).toBe(404);
      answers.add(gist(answer, id));
      if (!hasAction) continue;
      const posted = await send(couple.session.fetch, {
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

async function intrudeWithoutSession(ask: Ask): Promise<string[]> {
  const findings: string[] = [];
  for (const route of facts) {
    const before = await rowsOf(database, couple);
    for (const attempt of [...readings(route), ...writings(route)]) {
      const asked = attempt(couple.weddingId);
      const answer = await send(ask, asked);
      findings.push(...leaks(route, asked, answer));
      if (route.audience !== "owners" || answer.status === 405) continue;
      const isSent = answer.text.includes("/auth") && [202, 302].includes(answer.status);
      if (!isSent) findings.push(`${wordsFor(asked)} answers ${answer.status}`);
    }
    if (await hasChanged(before)) findings.push(`/${route.path} changed rows`);
  }
  return findings;
}

/** An attempt with each of `kinds` must end like one with an id that nothing has. */
async function tryAll(route: RouteFacts, attempt: Attempt, kinds = ids): Promise<string[]> {
  const findings: string[] = [];
  const endOf = async (id: string) => {
    const asked = attempt(id);
    const answer = await send(stranger.session.fetch, asked);
    findings.push(...leaks(route, asked, answer));
    // A form comes back with what was typed, in many shapes; a page must be the same throughout.
    const isForm = asked.method === "POST";
    return gist(isForm ? { ...answer, text: "" } : answer, id);
  };
  const absentEnds = new Map<string, string>();
  for (const id of kinds) {
    const end = await endOf(id);
    if (route.audience === "guests" && id === couple.weddingId) continue;
    const absent = absentLike(id);
    if (!absentEnds.has(absent)) absentEnds.set(absent, await endOf(absent));
    // Of two like attempts the second may be one too many; once that is so, it stays so.
    for (let left = 3; end !== absentEnds.get(absent) && left > 0; left--) {
      absentEnds.set(absent, await endOf(absent));
      if ((await endOf(id)) === absentEnds.get(absent)) break;
      if (left === 1) findings.push(`${wordsFor(attempt(id))} differs from what is not there`);
    }
  }
  return findings;
}

function leaks(route: RouteFacts | undefined, asked: Intrusion, answer: Answer): string[] {
  named += namedIn(asked);
  const kept = route?.audience === "guests" ? hiddenFromGuests() : secrets;
  const found = route?.audience === "developers" ? [] : leaksIn(answer, named, kept);
  return found.map((column) => `${wordsFor(asked)} shows ${column}`);
}

/** Each form that an owner can send from some pages. */
async function formsOfPages(page: Page, owner: Couple, paths: string[]): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>();
  for (const path of paths) {
    for (const form of await formsOn(page, owner.session.fetch, path)) {
      found.set(`${pathOf(form.action)} ${form.key}`, form);
    }
  }
  return [...found.values()];
}

function routeOf({ action }: FoundForm): RouteFacts | undefined {
  return facts.find(({ path }) => `/${path}` === pathOf(action));
}

/** It ends the session that is needed for everything else. */
function isFarewell(path: string): boolean {
  return path === "auth/sign-out";
}

function hiddenFromGuests() {
  return secrets.filter(({ guestsSee }) => !guestsSee);
}

async function hasChanged(before: string[]): Promise<boolean> {
  return (await rowsOf(database, couple)).join("\n") !== before.join("\n");
}

function pathOf(action: string): string {
  return new URL(action, "http://localhost").pathname;
}
