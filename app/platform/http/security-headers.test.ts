import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

const nonce = "c29tZSBub25jZQ==";

function policyOf(options: Parameters<typeof securityHeaders>[0]): Map<string, string> {
  const policy = securityHeaders(options)["Content-Security-Policy"] ?? "";
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

test("a page allows its own scripts and styles and those with its nonce", () => {
  const policy = policyOf({ nonce, https: true, development: false });
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("base-uri")).toBe("'none'");
  expect(policy.get("form-action")).toBe("'self'");
  expect(policy.get("script-src")).toBe(`'self' 'nonce-${nonce}'`);
  expect(policy.get("style-src")).toBe(`'self' 'nonce-${nonce}'`);
  expect(policy.has("object-src")).toBe(false);
  expect([...policy.values()].join(" ")).not.toMatch(/unsafe|\*|https?:|ws:/);
});

test("a response without a nonce allows nothing inline", () => {
  const policy = policyOf({ https: true, development: false });
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("style-src")).toBe("'self'");
});

test("every response has the fixed headers", () => {
  expect(securityHeaders({ https: false, development: false })).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
});

test("HSTS and upgrade-insecure-requests are sent over https only", () => {
  const secure = securityHeaders({ https: true, development: false });
  expect(
    Number(/max-age=(\d+)/.exec(secure["Strict-Transport-Security"] ?? "")?.[1]),
  ).toBeGreaterThan(365 * 24 * 3600);
  expect(secure["Content-Security-Policy"]).toContain("upgrade-insecure-requests");
  const plain = securityHeaders({ https: false, development: false });
  expect(plain["Strict-Transport-Security"]).toBeUndefined();
  expect(plain["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
});

test("development relaxes styles and sockets only, without affecting later responses", () => {
  const development = policyOf({ nonce, https: false, development: true });
  expect(development.get("script-src")).toBe(`'self' 'nonce-${nonce}'`);
  expect(development.get("style-src")).toContain("'unsafe-inline'");
  expect(policyOf({ nonce, https: false, development: false }).get("style-src")).not.toContain(
    "unsafe",
  );
});
