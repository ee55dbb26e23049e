import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import { Client, DatabaseError } from "pg";
import { expect, test } from "vitest";
import { describeConnectionError } from "./errors.server.ts";

test("describes a port or socket on which nothing listens", async () => {
  expect(describeConnectionError(await connectError("postgres://localhost:1/x"))).toContain(
    "ECONNREFUSED",
  );
  expect(describeConnectionError(await connectError("postgres://x/x?host=%2Fnowhere"))).toContain(
    "ENOENT",
  );
});

test("describes a server that hangs up", async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  const address = await new Promise((done) =>
    server.once("listening", () => done(server.address())),
  );
  const { port } = address as { port: number };
  expect(
    describeConnectionError(await connectError(`postgres://127.0.0.1:${port}/x`)),
  ).toBeTruthy();
  server.close();
});

test.each(["57P01", "57P02", "57P03", "53300"])("describes the server's own error %s", (code) => {
  const databaseError = Object.assign(new DatabaseError("said so", 0, "error"), { code });
  expect(describeConnectionError(new DrizzleQueryError("select", [], databaseError))).toBe(
    "said so",
  );
});

test("describes a refused connection, whatever the server's reason", () => {
  const reason = { code: "53100", severity: "FATAL" };
  const refused = Object.assign(new DatabaseError("no space left", 0, "error"), reason);
  expect(describeConnectionError(refused)).toBe("no space left");
});

test("does not describe errors that have other causes", async () => {
  const missingFile = await readFile("/nowhere").catch((error: unknown) => error);
  const duplicate = Object.assign(new DatabaseError("duplicate", 0, "error"), { code: "23505" });
  const diskFull = Object.assign(new DatabaseError("no space left", 0, "error"), {
    code: "53100",
    severity: "ERROR",
  });
  for (const error of [missingFile, duplicate, diskFull, new Error("bug"), null, "text"])
    expect(describeConnectionError(error)).toBeUndefined();
});

function connectError(url: string): Promise<unknown> {
  return new Client({ connectionString: url }).connect().catch((error: unknown) => error);
}
