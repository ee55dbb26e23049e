import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  readTables,
  snapshotRows,
} from "../isolation/couple.ts";
import { formRequests, targetsOf } from "../isolation/form-requests.ts";
import { LeakDetector } from "../isolation/leak-detector.ts";
import { pageRequest, postRequests } from "../isolation/request-builders.ts";
import { describeRoutes } from "../isolation/routes.ts";
import { describeRequest, sendRequest } from "../isolation/unauthorized-request.ts";

const server = inject("server");
const routes = describeRoutes();
const { database, disconnect } = await connect(server);
let couple: Couple;
let stranger: Couple;
let detector: LeakDetector;

beforeAll(async () => {
  couple = await makeCouple(server, database, "gjeldende");
  stranger = await makeCouple(server, database, "nysgjerrig");
  const secrets = await collectSecrets(database, couple, stranger);
  detector = new LeakDetector(database, couple, secrets);
});

afterAll(disconnect);

test("the administrators' pages and forms refuse everybody else", async () => {
  const rowsBefore = await snapshotRows(database, couple);
  const adminRoutes = routes.filter(({ audience }) => audience === "admins");
  const filled = formRequests(routes, server.url).filter(({ route }) =>
    adminRoutes.includes(route),
  );
  expect(filled.length).toBeGreaterThan(10);
  const findings = [];
  for (const route of adminRoutes) {
    const attempts = [pageRequest(route), ...(route.hasAction ? postRequests(route) : [])];
    const forms = filled.filter((form) => form.route === route);
    const requests = [
      ...attempts.map((attempt) => attempt(couple.weddingId)),
      ...(await Promise.all(forms.map(({ build }) => build(targetsOf(couple), stranger)))),
    ];
    const isRefused = ({ status }: { status: number }) => status === 403;
    findings.push(
      ...(await detector.requestAll(stranger.session.fetch, route, requests, isRefused)),
    );
  }
  findings.push(...(await detector.changedRows(rowsBefore, "a customer's request")));
  expect(findings).toEqual([]);
});

test("an administrator's forms have their effect, each with an entry in the log", async () => {
  const admin = await makeCouple(server, database, "styrer");
  await database.query("insert into user_roles values ($1, 'admin')", [admin.userId]);
  const vendor = await makeCouple(server, database, "leverandor");
  await database.query(
    "update vendors set status = 'pending', submitted_at = now() where id = $1",
    [vendor.vendorId],
  );
  const findings: string[] = [];
  const entries = async () => {
    const { rows } = await database.query("select count(*)::int as count from audit_entries");
    return rows[0].count;
  };
  for (const { build, route } of formRequests(routes, server.url)) {
    if (route.audience !== "admins") continue;
    const before = await entries();
    const form = await build(
      { ...targetsOf(vendor), rows: await readTables(database, vendor) },
      admin,
    );
    const { status } = await sendRequest(admin.session.fetch, form);
    if (status !== 200 || (await entries()) === before) {
      findings.push(`${describeRequest(form)} does nothing, ${status}`);
    }
  }
  expect(findings).toEqual([]);
});
