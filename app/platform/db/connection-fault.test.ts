import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import { Client, DatabaseError } from "pg";
import { expect, test } from "vitest";
import { connectionFault } from "./connection-fault.server.ts";

test("nobody listens there, by port or by socket", async () => {
  expect(connectionFault(await connectError("postgres://localhost:1/x"))).toContain("ECONNREFUSED");
  expect(connectionFault(await connectError("postgres://x/x?host=%2Fnowhere"))).toContain("ENOENT");
});

test("somebody listens and says nothing, or hangs up", async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  const address = await new Promise((done) =>
    server.once("listening", () => done(server.address())),
  );
  const { port } = address as { port: number };
  expect(connectionFault(await connectError(`postgres://127.0.0.1:${port}/x`))).toBeTruthy();
  server.close();
});

test.each(["57P01", "57P02", "57P03", "53300"])("the server's own word: %s", (code) => {
  const said = Object.assign(new DatabaseError("said so", 0, "error"), { code });
  expect(connectionFault(new DrizzleQueryError("select", [], said))).toBe("said so");
});

test("what is not the connection's fault stays what it is", async () => {
  const missingFile = await readFile("/nowhere").catch((error: unknown) => error);
  const duplicate = Object.assign(new DatabaseError("duplicate", 0, "error"), { code: "23505" });
  for (const error of [missingFile, duplicate, new Error("bug"), null, "text"])
    expect(connectionFault(error)).toBeUndefined();
});

function connectError(url: string): Promise<unknown> {
  return new Client({ connectionString: url }).connect().catch((error: unknown) => error);
}
