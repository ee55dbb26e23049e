import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { createConfirmedUser } from "./commands.server.ts";
import { createEmailToken } from "./email-tokens/commands.server.ts";
import { purgeExpired } from "./jobs.server.ts";
import { emailTokens, sessions } from "./tables.server.ts";

useTestDatabase();

const day = 24 * 3600 * 1000;
const start = Date.now();
const at = (days: number) => new Date(start + days * day);

afterEach(() => setClock());

it("deletes expired tokens and sessions, and nothing else", async () => {
  const userId = await createConfirmedUser({
    email: "kari@example.no",
    password: "tre røde bær",
    displayName: "",
  });
  const session = (id: string, updatedAt: Date, expiresAt: Date) =>
    db().insert(sessions).values({ id, token: randomUUID(), userId, updatedAt, expiresAt });
  await session("used and young", at(9), at(30));
  await session("used and old", at(9), at(9.9));
  await session("unused", at(2), at(30));
  setClock(() => at(9).getTime());
  await transaction((tx) => createEmailToken(tx, "confirm", { email: "a@example.no" }));
  setClock(() => at(9.5).getTime());
  await transaction((tx) => createEmailToken(tx, "confirm", { email: "b@example.no" }));

  setClock(() => at(10.1).getTime());
  await purgeExpired.run({}, "");

  expect((await db().select().from(sessions)).map(({ id }) => id)).toEqual(["used and young"]);
  expect((await db().select().from(emailTokens)).map(({ email }) => email)).toEqual([
    "b@example.no",
  ]);
});
