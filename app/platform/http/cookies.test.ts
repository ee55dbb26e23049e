import { beforeEach, describe, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import {
  flash,
  privateCookie,
  readFlash,
  readVisitorId,
  visitorCookieHeader,
  visitorKey,
} from "./cookies.server.ts";

const visitor = "0b74a1f6-3c5e-4f1a-9a2b-7d8e9f0a1b2c";

beforeEach(() =>
  configure(parseConfig({ PUBLIC_URL: "https://jaord.no", SMTP_URL: "smtp://localhost" })),
);

test("a cookie is httpOnly, sameSite, secure and host-only", async () => {
  const header = await privateCookie("thing", 60).serialize("value");
  expect(header).toMatch(/^__Host-thing=/);
  const attributes = header.split("; ").slice(1).sort();
  expect(attributes).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"]);
});

test("cookies work over plain http in development", async () => {
  configure(parseConfig({}));
  const header = await privateCookie("thing", 60).serialize("value");
  expect(header).toMatch(/^thing=/);
  expect(header).not.toContain("Secure");
});

describe("a visitor", () => {
  test("is recognised by the cookie", async () => {
    const cookie = cookieOf(await visitorCookieHeader(visitor));
    expect(await readVisitorId(requestWith(cookie))).toBe(visitor);
    expect(await readVisitorId(requestWith(`other=1; ${cookie}; last=2`))).toBe(visitor);
  });

  test.each([
    "",
    "visitor=x",
    "__Host-visitor=",
    "__Host-visitor=%",
    `__Host-visitor=${visitor}`,
    `__Host-visitor=${btoa('"<script>"')}`,
    `__Host-visitor=${btoa(JSON.stringify({ id: visitor }))}`,
    `__Host-visitor=${btoa(JSON.stringify(visitor.toUpperCase()))}`,
    `__Host-visitor=${btoa(JSON.stringify(`${visitor}\n`))}`,
    `__Host-visitor=${btoa(JSON.stringify([visitor]))}`,
  ])("is unknown with the cookie %j", async (cookie) => {
    expect(await readVisitorId(requestWith(cookie))).toBeNull();
  });

  test("is remembered for more than a year", async () => {
    expect(await visitorCookieHeader(visitor)).toContain(`Max-Age=${400 * 24 * 3600}`);
  });
});

describe("a visitor's key", () => {
  test("is the value of one cookie, whatever stands around it", async () => {
    const cookie = cookieOf(await visitorCookieHeader(visitor));
    const value = cookie.slice(cookie.indexOf("="));
    for (const header of [
      cookie,
      `a=1; ${cookie}; b=2`,
      `a ; \t${cookie} ;`,
      `x${cookie};${cookie}`,
    ])
      expect(visitorKey(header)).toBe(value);
  });

  test.each(["", "a=1", "visitor=1", "__Host-visitor", "x__Host-visitor=1"])(
    "is the same for all without the cookie: %j",
    (header) => {
      expect(visitorKey(header)).toBe("=");
    },
  );

  test.each([
    "__Host-visitor=1; __Host-visitor=2",
    "__Host-visitor=1;__Host-visitor =1",
    "__Host-visitor=; __Host-visitor=2",
    "__Host-visitor=1; __Host-flash=x",
    "__Host-flash=",
  ])("is null for %j", (header) => {
    expect(visitorKey(header)).toBeNull();
  });
});

describe("a message over a redirect", () => {
  test("keeps all characters, and is shown once", async () => {
    const message = "Svaret er lagret på «Åse & Ola» 🎉";
    const set = await flash(message);
    expect(set).toMatch(
      /^__Host-flash=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const first = await readFlash(requestWith(cookieOf(set)));
    expect(first.message).toBe(message);
    const cleared = first.headers["Set-Cookie"] ?? "";
    expect(cleared).toMatch(/^__Host-flash=[^;]*; Max-Age=0;/);
    const second = await readFlash(requestWith(cookieOf(cleared)));
    expect(second).toEqual({ message: null, headers: {} });
  });

  test.each(["", "=", "=x", "=%%%", "=bm8", "=%E0%A4%A", "=eyJhIjoxfQ%3D%3D"])(
    "is absent with the cookie flash%s",
    async (value) => {
      const cookie = value && `__Host-flash${value}`;
      expect(await readFlash(requestWith(cookie))).toEqual({ message: null, headers: {} });
    },
  );
});

function cookieOf(header: string): string {
  return header.split(";")[0] ?? "";
}

function requestWith(cookie: string): Request {
  return new Request("https://jaord.no/", { headers: { Cookie: cookie } });
}
