import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.server.ts";

const production = {
  NODE_ENV: "production",
  SECRET: "0123456789abcdef0123456789abcdef",
  PUBLIC_URL: "https://jaord.no/",
  SMTP_URL: "smtps://user:pass@mail.example.no",
  DATABASE_URL: "postgres://jaord@db/jaord",
};

test("needs no variables for local development", () => {
  expect(parseConfig({})).toMatchObject({
    production: false,
    demo: true,
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    drainSeconds: 0,
    metrics: undefined,
    databaseUrl: undefined,
    smtpUrl: undefined,
    s3: undefined,
  });
});

test("treats an empty variable as unset", () => {
  expect(parseConfig({ PORT: "", SMTP_URL: "", S3_BUCKET: "" })).toEqual(parseConfig({}));
});

test("derives the public URL from the port, without a trailing slash", () => {
  expect(parseConfig({ PORT: "3005" }).publicUrl).toBe("http://localhost:3005");
  expect(parseConfig({ PUBLIC_URL: "http://bryllup.no//" }).publicUrl).toBe("http://bryllup.no");
});

describe("the demo wedding", () => {
  test.each([
    [{}, true],
    [{ DATABASE_URL: "postgres://localhost/x" }, false],
    [{ DATABASE_URL: "postgres://localhost/x", DEMO: "true" }, true],
    [{ DEMO: "false" }, false],
    [production, false],
    [{ ...production, DATABASE_URL: "" }, false],
  ])("with %j: %s", (env, demo) => {
    expect(parseConfig(env).demo).toBe(demo);
  });
});

test("accepts a complete production configuration", () => {
  expect(parseConfig(production)).toMatchObject({
    production: true,
    publicUrl: "https://jaord.no",
  });
  expect(parseConfig({ ...production, NODE_ENV: "", JAORD_ENV: "production" }).production).toBe(
    true,
  );
  expect(parseConfig({ NODE_ENV: "production", JAORD_ENV: "local" }).production).toBe(false);
});

test.each([
  ["no secret", { SECRET: "" }, "SECRET"],
  ["a short secret", { SECRET: "0123456789abcdef" }, "SECRET"],
  ["the secret of the example", { SECRET: "change-me-change-me-change-me-change-me" }, "SECRET"],
  ["no public URL", { PUBLIC_URL: "" }, "PUBLIC_URL"],
  ["no mail server", { SMTP_URL: "" }, "SMTP_URL"],
  ["the demo wedding", { DEMO: "true" }, "DEMO"],
])("production refuses %s", (_, change, name) => {
  expect(configErrors({ ...production, ...change })).toMatch(new RegExp(`^${name}:`));
});

test("requires SMTP_URL when the public URL uses https", () => {
  const open = { PUBLIC_URL: "https://bryllup.no" };
  expect(configErrors(open)).toMatch(/^SMTP_URL:/);
  expect(parseConfig({ ...open, SMTP_URL: "smtp://localhost" }).production).toBe(false);
});

test.each([
  [{ PORT: "80000" }, "PORT"],
  [{ SECRET_PREVIOUS: "0123456789abcdef" }, "SECRET_PREVIOUS"],
  [{ SECRET_PREVIOUS: production.SECRET }, "SECRET_PREVIOUS"],
  [{ PORT: "http" }, "PORT"],
  [{ PUBLIC_URL: "javascript:alert(1)" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "jaord.no" }, "PUBLIC_URL"],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  [{ DATABASE_DIRECT_URL: "postgres://localhost/x" }, "DATABASE_DIRECT_URL"],
  [{ SMTP_URL: "http://localhost" }, "SMTP_URL"],
  [{ DEMO: "yes" }, "DEMO"],
  [{ TRUSTED_PROXIES: "1" }, "TRUSTED_PROXIES: needs addresses"],
  [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
  [{ METRICS_PORT: "metrics" }, "METRICS_PORT"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ S3_BUCKET: "files" }, "S3_BUCKET"],
  [{ S3_BUCKET: "files", S3_ACCESS_KEY_ID: "a" }, "S3_BUCKET"],
  [{ S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" }, "S3_BUCKET"],
])("refuses %j everywhere", (env, name) => {
  expect(configErrors(env)).toContain(name);
});

test("lists all errors at once, without their values", () => {
  const errors = configErrors({ NODE_ENV: "production", SECRET: "hunter2", PORT: "hunter2" });
  expect(errors.split("\n").length).toBe(2);
  expect(errors).not.toContain("hunter2");
});

function configErrors(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error("this should not have been accepted");
}
