import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "./db/database.server.ts";
import { describeError } from "./log.server.ts";

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
