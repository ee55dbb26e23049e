import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  confirmTwoFactorSetup,
  startTwoFactorSetup,
} from "#app/features/accounts/two-factor/commands.server.ts";
import { twoFactorStateOf } from "#app/features/accounts/two-factor/queries.server.ts";
import { codeAt } from "#app/features/accounts/two-factor/rules.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { pictureKeys } from "#app/platform/pictures/pictures.server.ts";
import { type Acknowledged, runBackupCommand, startGuests } from "../support/backup.ts";
import {
  insertAccount,
  insertOwner,
  insertWedding,
  insertWishes,
  password,
} from "../support/factories.ts";
import { requestContext } from "../support/route-args.ts";
import {
  connectToServer,
  databaseUrlOf,
  execute,
  makeDataFolder,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { watchFolder } from "../support/timing.ts";

const settings = { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" };
const email = "kari@example.no";

let product: Awaited<ReturnType<typeof makeDataFolder>>;
let elsewhere: Awaited<ReturnType<typeof makeDataFolder>>;
let server: RunningServer;
let archive: string;
let appSecret: string;
/** What guests had been told is stored when the backup began. */
let acknowledged: Acknowledged[];

beforeAll(async () => {
  [product, elsewhere] = [await makePreparedFolder(), await makeDataFolder()];
  archive = join(elsewhere.path, "jaord.tar.zst");
  server = await startServer(product.path, settings);
  connectToServer(server);
  const weddingId = await insertWedding();
  appSecret = await insertOwnerWithApp(weddingId);
  const titles = Array.from({ length: 100 }, (_, i) => ({ title: `Ønske ${i}` }));
  const wishes = await insertWishes(weddingId, titles);
  const guests = startGuests(server.url, weddingId, wishes);
  acknowledged = await guests.atLeast(1);
  const backup = await runBackupCommand("backup", ["--to", archive], { DATA_DIR: product.path });
  expect(backup, "a backup of a product in use").toMatchObject({ code: 0 });
  // What follows the snapshot must not be in the archive in part.
  await guests.atLeast(2);
  await guests.stop();
}, 120_000);

afterAll(async () => {
  await disconnectDatabase();
  await server.stop();
  await product.remove();
  await elsewhere.remove();
});

test("an empty installation gets everything that was acknowledged, exactly once, with its files", async () => {
  const target = await makeDataFolder();
  // Another installation that was started once has a secret of its own.
  await writeFile(join(target.path, "secret"), "a-secret-that-the-restore-has-to-replace");
  const restored = await restore(target.path);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("1 wedding, 1 acc") });
  const second = await startServer(target.path, settings);
  try {
    await disconnectDatabase();
    connectToServer(second);
    expect(await missingOrRepeated()).toEqual([]);
    expect(await unservedPictures(second.url)).toEqual([]);
    expect(await halfStored(second.dataDir)).toEqual([]);
    expect(await foreignKeysOf(second.dataDir)).toEqual(await foreignKeysOf(product.path));
    await signInWithApp(second.url);
    // Jobs are made again: sign-up sends a mail, and the schedules are those of the first server.
    await signUp(second.url, "ny@example.no");
    expect(await mailTo(second.dataDir, "ny@example.no")).toBe(true);
    expect(await schedulesOf(second.dataDir)).toEqual(await schedulesOf(product.path));
  } finally {
    await disconnectDatabase();
    connectToServer(server);
    await second.stop();
    await target.remove();
  }
});

test("a damaged archive is refused before anything is touched", async () => {
  const target = await makeDataFolder();
  const bytes = await readFile(archive);
  const middle = Math.floor(bytes.length / 2);
  const flipped = Buffer.from(bytes);
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  const damages = {
    "without its last byte": bytes.subarray(0, -1),
    "with a bit changed": flipped,
    "with bytes appended": Buffer.concat([bytes, Buffer.alloc(10)]),
  };
  const path = join(elsewhere.path, "damaged.tar.zst");
  await copyFile(`${archive}.secret`, `${path}.secret`);
  for (const [name, damage] of Object.entries(damages)) {
    await writeFile(path, damage);
    const result = await runBackupCommand("restore", ["--from", path], { DATA_DIR: target.path });
    expect(result, name).toMatchObject({ code: 1, output: expect.stringMatching(/damaged/) });
    expect(readdirSync(target.path), name).toEqual([]);
  }
  await target.remove();
});

test("the archive has no secret; beside it is one that only its owner reads", async () => {
  const secret = readFileSync(join(product.path, "secret"), "utf8");
  expect(readFileSync(`${archive}.secret`, "utf8")).toBe(secret);
  expect(statSync(`${archive}.secret`).mode & 0o777).toBe(0o600);
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(existsSync(`${archive}.partial`)).toBe(false);

  const target = await makeDataFolder();
  const other = await restore(target.path, { SECRET: "another-secret-of-thirty-two-characters" });
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining("another secret") });
  await rm(`${archive}.secret`);
  const without = await restore(target.path);
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining("There is no ") });
  expect(readdirSync(target.path)).toEqual([]);
  expect(await restore(target.path, { SECRET: secret })).toMatchObject({ code: 0 });
  expect(existsSync(join(target.path, "secret")), "it is in the environment").toBe(false);
  await writeFile(`${archive}.secret`, secret, { mode: 0o600 });
  await target.remove();
});

test("a running product is not restored into, and existing data only with --overwrite", async () => {
  const before = await countAnswers();
  const running = await restore(product.path, {}, "--overwrite");
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining("Stop it first") });
  expect(await countAnswers()).toBe(before);

  await disconnectDatabase();
  await server.stop();
  const refused = await restore(product.path);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/There is data already: 1 wedding, 1 account and \d+ files\./),
  });
  // The state of a restore that was killed between its commit and its last step.
  await writeFile(join(product.path, "secret.restored"), "unfinished");
  await expect(startServer(product.path, settings)).rejects.toThrow("A restore was interrupted");
  expect(await restore(product.path, {}, "--overwrite")).toMatchObject({ code: 0 });

  server = await startServer(product.path, settings);
  connectToServer(server);
  expect(await missingOrRepeated()).toEqual([]);
  expect(await unservedPictures(server.url)).toEqual([]);
  expect(await halfStored(product.path)).toEqual([]);
  expect(await countAnswers(), "answers after the backup are gone").toBeLessThan(before);
});

function restore(dataDir: string, more: Record<string, string> = {}, ...flags: string[]) {
  return runBackupCommand("restore", ["--from", archive, ...flags], { DATA_DIR: dataDir, ...more });
}

async function insertOwnerWithApp(weddingId: string): Promise<string> {
  const user = await insertAccount(email);
  await startTwoFactorSetup(user, password, requestContext());
  const setup = await twoFactorStateOf(user);
  if (setup.state !== "pending") throw new Error(setup.state);
  // A code is accepted once, so the one of now is kept for signing in.
  const earlier = new Date(Date.now() - 90_000);
  setClock(() => earlier.getTime());
  const outcome = await confirmTwoFactorSetup(
    user,
    codeAt(setup.secret, earlier),
    requestContext(),
  );
  setClock();
  expect(outcome).toMatchObject({ ok: true });
  await insertOwner(weddingId, user.id);
  return setup.secret;
}

async function signInWithApp(url: string): Promise<void> {
  const post = (path: string, fields: Record<string, string>, Cookie = "") =>
    fetch(`${url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie },
      body: new URLSearchParams(fields),
    });
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  const first = await post("/auth", { email, password, intent: "login" });
  expect(first.headers.get("location")).toContain("/auth/second-step");
  const code = codeAt(appSecret, new Date());
  const next = await post("/auth/second-step?next=/admin", { code }, cookiesOf(first));
  expect(next.headers.get("location")).toBe("/admin");
  const headers = { Cookie: cookiesOf(next) };
  const dashboard = await fetch(`${url}/admin`, { redirect: "manual", headers });
  expect(dashboard.status).toBe(200);
}

async function signUp(url: string, address: string): Promise<void> {
  const body = new URLSearchParams({ email: address, password, intent: "signup" });
  const sent = await fetch(`${url}/auth?mode=signup`, { method: "POST", redirect: "manual", body });
  expect(sent.status).toBe(303);
}

function mailTo(dataDir: string, address: string): Promise<boolean | undefined> {
  const folder = join(dataDir, "mail");
  return watchFolder(folder, () => {
    const mails = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return (
      mails.some((name) => readFileSync(join(folder, name), "utf8").includes(address)) || undefined
    );
  });
}

/** Returns what was acknowledged and is not stored exactly once. */
async function missingOrRepeated(): Promise<Acknowledged[]> {
  const counts = {
    answer: await db().select({ guest: rsvpResponses.email }).from(rsvpResponses),
    greeting: await db().select({ guest: guestMessages.guestName }).from(guestMessages),
    photo: await db().select({ guest: guestPhotos.guestName }).from(guestPhotos),
    reservation: await db().select({ guest: wishListItems.purchasedBy }).from(wishListItems),
  };
  expect(acknowledged.length).toBeGreaterThan(3);
  return acknowledged.filter(
    ({ kind, guest }) => counts[kind].filter((row) => row.guest === guest).length !== 1,
  );
}

/** Returns the URLs that the server does not serve with the bytes that were uploaded. */
async function unservedPictures(url: string): Promise<string[]> {
  const rows = await db().select().from(pictures);
  expect(rows.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const row of rows) {
    for (const key of pictureKeys(row).variants) {
      const path = key.replace(/^pictures\/(.*)\/(.*)$/, "/files/pictures/$1-$2");
      const response = await fetch(`${url}${path}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const original = await readFile(join(product.path, "files", key));
      if (response.status !== 200 || hash("sha256", bytes) !== hash("sha256", original))
        wrong.push(path);
    }
  }
  return wrong;
}

/** Returns the ids of rows without files and of files without a row. */
async function halfStored(dataDir: string): Promise<string[]> {
  const rows = new Set((await db().select({ id: pictures.id }).from(pictures)).map(({ id }) => id));
  const files = new Set(readdirSync(join(dataDir, "files/pictures")));
  return [...rows.symmetricDifference(files)];
}

async function countAnswers(): Promise<number> {
  return (await db().select({ id: rsvpResponses.id }).from(rsvpResponses)).length;
}

function foreignKeysOf(dataDir: string) {
  return execute(
    databaseUrlOf(dataDir),
    `select conrelid::regclass::text, pg_get_constraintdef(oid), convalidated from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
}

function schedulesOf(dataDir: string) {
  return execute(databaseUrlOf(dataDir), "select name, cron from pgboss.schedule order by 1");
}
