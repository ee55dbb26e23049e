import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "./db/database.server.ts";
import { describeError, originOf } from "./log.server.ts";

const secret = "astrid@example.no";

describe("describeError", () => {
  useTestDatabase();

  async function failureOf(query: ReturnType<typeof sql>): Promise<string> {
    const error = await db()
      .execute(query)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    return JSON.stringify(describeError(error));
  }

  it("omits query parameters and includes the error code", async () => {
    const described = await failureOf(sql`select * from not_there where email = ${secret}`);
    expect(described).not.toContain(secret);
    expect(described).toContain("42P01");
    expect(described).toContain("not_there");
  });

  it("omits values quoted in database messages", async () => {
    const described = await failureOf(sql`select ${secret}::uuid`);
    expect(described).not.toContain(secret);
    expect(described).toContain("22P02");
  });

  it("includes the message and cause of application errors", () => {
    const error = new Error("outer", { cause: new Error("inner") });
    expect(describeError(error)).toMatchObject({ message: "outer", cause: { message: "inner" } });
    expect(JSON.stringify(describeError(error))).toContain("log.test.ts");
  });
});

describe("originOf", () => {
  const refused = Object.assign(new Error(`not ${secret}`), { code: "ECONNREFUSED" });
  it.each([
    ["an error", refused, "ECONNREFUSED"],
    ["a copy of it", { ...refused, message: "", stack: refused.stack }, "ECONNREFUSED"],
    ["an error that it caused", new Error("failed", { cause: refused }), "ECONNREFUSED"],
    ["an error without a code", new TypeError(secret), "TypeError"],
    ["a copy without a code", { stack: new TypeError(secret).stack }, "TypeError"],
  ])("returns code and frames of %s, and not its message", (_, error, errorCode) => {
    const origin = originOf(error);
    expect(origin).toEqual({
      errorCode,
      at: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
    });
    expect(JSON.stringify(origin)).not.toContain(secret);
  });

  it("returns the type of what is no error", () => {
    expect(originOf(secret)).toEqual({ errorCode: "string", at: [] });
  });
});
