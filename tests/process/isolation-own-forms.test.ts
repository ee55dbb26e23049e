import { afterAll, expect, inject, test } from "vitest";
import { connect, makeCouple, readTables, snapshotRows } from "../isolation/couple.ts";
import { ForgedFields } from "../isolation/forged-fields.ts";
import { createTargets, formRequests } from "../isolation/form-requests.ts";
import { formsWithoutEffect } from "../isolation/form-samples.ts";
import { LeakDetector } from "../isolation/leak-detector.ts";
import { describeRoutes } from "../isolation/routes.ts";
import { describeRequest } from "../isolation/unauthorized-request.ts";

const server = inject("server");
const { database, disconnect } = await connect(server);
const routes = describeRoutes();

afterAll(disconnect);

test("each form works with the sender's own ids, and stores no other fields than its own", async () => {
  const owner = await makeCouple(server, database, "eier");
  const other = await makeCouple(server, database, "nevnt");
  const detector = new LeakDetector(database, other, []);
  const forged = await ForgedFields.naming(other, database);
  const rowsBefore = await snapshotRows(database, other);
  const uploads = await createTargets(owner);
  const findings: string[] = [];
  let ownRowsBefore = await snapshotRows(database, owner);
  for (const { build, route } of formRequests(routes, server.url)) {
    if (route.audience === "admins") continue;
    const form = await build({ ...uploads, rows: await readTables(database, owner) }, owner);
    const request = forged.addTo(form, route);
    const { status } = await detector.request(owner.session.fetch, request);
    const ownRows = await snapshotRows(database, owner);
    const written = ownRows.filter((row) => !ownRowsBefore.includes(row));
    const isChanged = written.length > 0 || ownRows.length < ownRowsBefore.length;
    ownRowsBefore = ownRows;
    const description = describeRequest(form);
    const hasEffect = !formsWithoutEffect.some((text) => description.includes(text));
    if (hasEffect && status !== 201 && !isChanged) {
      findings.push(`${description} does nothing, ${status}`);
    }
    findings.push(...forged.storedIn(written).map((row) => `${description} stored ${row}`));
    findings.push(...(await detector.changedRows(rowsBefore, description)));
  }
  expect(findings).toEqual([]);
});
