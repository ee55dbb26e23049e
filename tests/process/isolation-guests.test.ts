import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  type Secret,
} from "../isolation/couple.ts";
import { LeakDetector } from "../isolation/leak-detector.ts";
import { describeRoutes } from "../isolation/routes.ts";
import {
  findLeaks,
  normaliseResponse,
  sendRequest,
  type UnauthorizedRequest,
} from "../isolation/unauthorized-request.ts";

const server = inject("server");
const site = server.url;
const { database, disconnect } = await connect(server);
const routes = describeRoutes();
let couple: Couple;
let secrets: Secret[];
let detector: LeakDetector;

beforeAll(async () => {
  couple = await makeCouple(server, database, "vertskap");
  const stranger = await makeCouple(server, database, "nabo");
  secrets = await collectSecrets(database, couple, stranger);
  detector = new LeakDetector(database, couple, secrets);
});

afterAll(disconnect);

test("guests see public columns only", async () => {
  const path = `/wedding?id=${couple.weddingId}`;
  const request: UnauthorizedRequest = { method: "GET", path: path };
  const response = await sendRequest((path, init) => fetch(site + path, init), request);
  expect(response.status).toBe(200);
  expect(findLeaks(response, new Set([couple.weddingId]), detector.hiddenFromGuests)).toEqual([]);
  for (const { value, column, visibleToGuests } of secrets) {
    if (visibleToGuests && /title|purchased_by|caption|story/.test(column)) {
      expect(response.text, column).toContain(value);
    }
  }
});

test("unknown weddings all get the same 404", async () => {
  const unknownIds = [randomUUID(), "", "1", "' or 1=1 --", "../admin", "%00", "\u{1f492}"];
  for (const { path, hasAction } of routes.filter(({ audience }) => audience === "guests")) {
    const responses = new Set<string>();
    for (const id of unknownIds) {
      const url = `/${path}?id=${encodeURIComponent(id)}`;
      const response = await sendRequest(couple.session.fetch, { method: "GET", path: url });
      expect(response.status, url).toBe(404);
      responses.add(await normaliseResponse(response, id));
      if (!hasAction) continue;
      const postResponse = await sendRequest(couple.session.fetch, {
        method: "POST",
        path: url,
        fields: [],
      });
      expect(postResponse.status, `POST ${url}`).toBe(404);
    }
    expect(responses.size, path).toBe(1);
  }
});
