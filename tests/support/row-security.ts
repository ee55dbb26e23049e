import { randomBytes } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import {
  connectDatabase,
  type DatabaseOptions,
  disconnectDatabase,
} from "#app/platform/db/database.server.ts";
import { applyRowSecurity } from "#app/platform/db/row-security.server.ts";
import type { TestDatabase } from "./database.ts";
import { execute } from "./server.ts";
import { tables } from "./tables.ts";

/** Gives a database of `useTestDatabase` a second role, as which `db()` sees only what is granted. */
export function useRowSecurity(database: TestDatabase) {
  let servingUrl = "";
  let policyHash: string;
  const role = `jaord_test_${randomBytes(4).toString("hex")}`;

  beforeAll(async () => {
    await execute(database.url, `create role ${role} login password 'test'`);
    policyHash = await applyRowSecurity(database.url, role, tables);
    const url = new URL(database.url);
    url.username = role;
    url.password = "test";
    servingUrl = url.href;
  });

  afterAll(async () => {
    await execute(database.url, `drop owned by ${role}`);
    await execute(database.url, `drop role ${role}`);
  });

  return {
    role,
    connectAsServing: async (options: DatabaseOptions = {}) => {
      await disconnectDatabase();
      connectDatabase(servingUrl, { policyHash, ...options });
    },
    connectAsOwner: async () => {
      await disconnectDatabase();
      connectDatabase(database.url);
    },
  };
}
