import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { insertUser, password } from "../support/factories.ts";
import { countMarks, writes } from "../support/mixed-writes.ts";
import {
  buildPreviousRelease,
  findPreviousRelease,
  type PreviousRelease,
} from "../support/previous-release.ts";
import { isLongForm } from "../support/proof.ts";
import {
  connectToServer,
  disableFsync,
  execute,
  makeDataFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { signInAs } from "../support/sessions.ts";
import { insertWrittenWedding, type WrittenWedding } from "../support/written-wedding.ts";

// The release before the newest migration serves while the present one starts, and then beside it, both
// as the role that owns nothing: `npm run prove -- previous-release`. It is built from the repository's
// history.

const commit = isLongForm ? findPreviousRelease() : undefined;
if (isLongForm && !commit) process.stdout.write("Skipped: the history has no earlier release.\n");

describe.skipIf(!commit)("the previous release on the present schema, behind its policies", () => {
  let release: PreviousRelease;
  let present: RunningServer;
  let previous: RunningServer;
  let postgres: EmbeddedPostgres;
  let wedding: WrittenWedding;
  const folders: Awaited<ReturnType<typeof makeDataFolder>>[] = [];

  beforeAll(async () => {
    release = await buildPreviousRelease(commit ?? "");
    process.stdout.write(`The previous release is ${release.commit}.\n`);
    for (let count = 0; count < 3; count++) folders.push(await makeDataFolder());
    const [databaseFolder = "", previousFolder = "", presentFolder = ""] = folders.map(
      ({ path }) => path,
    );
    postgres = await startEmbeddedPostgres(databaseFolder, () => undefined);
    await disableFsync(postgres.url);
    const settings = {
      DEMO: "false",
      TRUSTED_PROXIES: "127.0.0.1, ::1",
      SECRET: randomBytes(32).toString("base64"),
      DATABASE_URL: postgres.servingUrl,
      DATABASE_OWNER_URL: postgres.url,
    };
    previous = await startServer(previousFolder, settings, release.program);
    present = await startServer(presentFolder, settings);
    connectToServer({ dataDir: presentFolder, databaseUrl: postgres.url, secret: settings.SECRET });
    wedding = await insertWrittenWedding();
  }, 600_000);

  afterAll(async () => {
    await disconnectDatabase();
    await previous?.stop();
    await present?.stop();
    await postgres?.stop();
    for (const folder of [release, ...folders]) await folder?.remove();
  });

  test("somebody signs up, and another one in", async () => {
    const response = await fetch(`${previous.url}/auth?mode=signup&next=/create`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ email: "ny@example.no", password, intent: "signup" }),
    });
    expect(response.status).toBe(303);
    // To confirm the address, and to choose a new password.
    expect(await execute(postgres.url, "select from email_tokens")).toHaveLength(2);
    await insertUser({ email: "gammel@example.no" }, { withPassword: true });
    const session = await signInAs(previous.url, { email: "gammel@example.no" });
    expect((await session.fetch("/settings")).status).toBe(200);
  });

  test.each(Object.entries(writes))("it stores a form: %s", async (_, { send }) => {
    const [own, other] = [randomUUID(), randomUUID()];
    expect(await send(previous.url, wedding, own)).toBe(true);
    expect(await send(present.url, wedding, other)).toBe(true);
    const counts = await countMarks(postgres.url);
    expect([counts.get(own), counts.get(other)]).toEqual([1, 1]);
  });

  test.each([
    "/",
    "/wedding?id=:wedding",
    "/admin",
    "/guest-list",
    "/wishlist-admin",
    "/seating-chart",
    "/budget",
    "/conversations",
    "/vendors",
    "/marketplace",
  ])("it shows what both have stored: %s", async (path) => {
    const { weddingId, cookie } = wedding;
    const own = path.replace(":wedding", weddingId);
    const response = await fetch(`${previous.url}${own}`, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  });

  test("it logs no errors", () => {
    const errors = previous
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([]);
  });
});
