import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

const siteOrigin = "https://jaord.no";

const accepted = [
  "/",
  "/admin",
  "/admin/rsvp?filter=ja#latest",
  "/wedding?id=0b7&preview=1",
  "/søk/brud og brudgom",
  "/a/../admin",
  "/admin?next=//evil.example",
  "/admin?next=https://evil.example",
  "/admin#//evil.example",
  "/@evil.example",
  "/evil.example",
  "/:80",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/http://evil.example",
];

const rejected = [
  "",
  "admin",
  "evil.example",
  "www.evil.example/admin",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/\t\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/admin/..//evil.example",
  "/./\\evil.example",
  "/.\\\\evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "//evil.example@jaord.no",
  "//jaord.no@evil.example",
  "//user:password@evil.example/",
  "//evil.example:443/admin",
  "//[::1]/",
  "//0x7f000001/",
  "//2130706433/",
  "//evil。example",
  "//ｅｖｉｌ.example",
  "／／evil.example",
  "//xn--evl-zna.example",
  "//evil%2eexample",
  "//%65vil.example",
  "http://evil.example",
  "https://evil.example",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "ht\ntp://evil.example",
  "ftp://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "javascript://jaord.no/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://jaord.no/1",
  "file:///etc/passwd",
  "?next=/admin",
  "#admin",
  "@evil.example",
  ".",
  "..//evil.example",
  "./admin",
  "//",
  "/\\",
];

test.each(accepted)("accepts %j", (target) => {
  const path = safePath(target, "/fallback");
  expect(new URL(path, siteOrigin).href).toBe(new URL(target, siteOrigin).href);
});

test.each(rejected)("rejects %j", (target) => {
  expect(safePath(target, "/fallback")).toBe("/fallback");
});

test.each([null, undefined])("uses the fallback for %s", (target) => {
  expect(safePath(target, "/fallback")).toBe("/fallback");
});

test("never leaves the site, for any input", () => {
  const sign = fc.constantFrom(
    ..."/\\.@:?#%\t\n\r \u0000\u2028aeo1[]",
    "..",
    "%2f",
    "%5c",
    "http:",
  );
  const target = fc.oneof(
    fc.array(sign).map((signs) => `/${signs.join("")}`),
    fc.string(),
  );
  fc.assert(
    fc.property(target, (text) => {
      const path = safePath(text, "/fallback");
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\r\n\t]/);
      expect(new URL(path, siteOrigin).origin).toBe(siteOrigin);
    }),
    { numRuns: 20_000 },
  );
});
