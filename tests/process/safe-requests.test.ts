import PQueue from "p-queue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  oneIdOfEachKind,
} from "../isolation/couple.ts";
import { publish } from "../isolation/published.ts";
import { dataRequests, pageRequest } from "../isolation/request-builders.ts";
import { describeRoutes } from "../isolation/routes.ts";
import { type Fetch, sendRequest } from "../isolation/unauthorized-request.ts";
import { isLongForm } from "../support/proof.ts";
import {
  databaseUrlOf,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";

// A GET changes nothing, so that browsers, search engines and mail programs may send it at any time:
// `npm run prove -- safe-requests` asks for every route and compares the whole database.

/** Tables that count requests. */
const counters = ["limits", "code_queues"];
const routes = describeRoutes().filter(({ audience }) => audience !== "developers");

describe.skipIf(!isLongForm)("a GET changes nothing", () => {
  let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
  let server: RunningServer;
  let connection: Awaited<ReturnType<typeof connect>>;
  let couple: Couple;
  let admin: Couple;
  let requests: string[];
  let invitationPath: string;

  beforeAll(async () => {
    folder = await makePreparedFolder();
    server = await startServer(folder.path, { TRUSTED_PROXIES: "127.0.0.1, ::1" });
    connection = await connect({ ...server, databaseUrl: databaseUrlOf(folder.path) });
    const { database } = connection;
    couple = await makeCouple(server, database, "uendret");
    admin = await makeCouple(server, database, "leser");
    await database.query("insert into user_roles values ($1, 'admin')", [admin.userId]);
    ({ invitationPath } = await publish(database, couple));
    const ids = oneIdOfEachKind(await collectSecrets(database, couple, admin));
    requests = routes.flatMap((route) => {
      const builders = [pageRequest(route), ...dataRequests(route).slice(0, 1)];
      const known = route.path.includes(":id") ? [...ids] : [couple.weddingId];
      return builders.flatMap((build) => known.map((id) => build(id).path));
    });
    requests.push(invitationPath, `${invitationPath}.data`);
  });

  afterAll(async () => {
    await connection.disconnect();
    await server.stop();
    await folder.remove();
  });

  test("of a guest", async () => {
    const visit: Fetch = (path, init) => fetch(new URL(path, server.url), init);
    expect(await changesBy(visit)).toEqual([]);
  });

  test("of a couple that is also a vendor and a seller", async () => {
    expect(await changesBy(couple.session.fetch)).toEqual([]);
  });

  test("of an administrator", async () => {
    expect(await changesBy(admin.session.fetch)).toEqual([]);
  });

  /** Sends all requests. Returns the rows that are new or gone. */
  async function changesBy(fetchAs: Fetch): Promise<string[]> {
    const before = new Set(await readRows());
    expect(before.size).toBeGreaterThan(100);
    const queue = new PQueue({ concurrency: 7 });
    const sent = requests.map((path) => async () => {
      const { status } = await sendRequest(fetchAs, { method: "GET", path });
      return status;
    });
    const statuses = await queue.addAll(sent);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return [...before.symmetricDifference(new Set(await readRows()))];
  }

  async function readRows(): Promise<string[]> {
    const { database } = connection;
    const { rows: tables } = await database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const queries = tables
      .filter(({ name }) => !counters.includes(name))
      .map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`);
    const { rows } = await database.query<{ row: string }>(queries.join(" union all "));
    return rows.map(({ row }) => row);
  }
});
