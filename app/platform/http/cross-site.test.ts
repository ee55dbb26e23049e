import { expect, it } from "vitest";
import { isCrossSite } from "./cross-site.server.ts";

const post = (headers: Record<string, string>) =>
  new Request("https://jaord.no/uploads/hero", { method: "POST", headers });

it.each([
  [{}, false],
  [{ Origin: "https://jaord.no" }, false],
  // Behind a proxy that ends TLS the address is http, the host is the same.
  [{ Origin: "http://jaord.no" }, false],
  // A proxy in front that does not pass on Host.
  [{ Origin: "https://bryllup.no" }, false],
  [{ "Sec-Fetch-Site": "same-origin" }, false],
  [{ "Sec-Fetch-Site": "none" }, false],
  [{ Referer: "https://jaord.no/settings?a=b" }, false],
  [{ Referer: "https://bryllup.no/wedding" }, false],
  [{ Origin: "https://evil.example" }, true],
  [{ Origin: "https://jaord.no.evil.example" }, true],
  [{ Origin: "https://sub.jaord.no" }, true],
  [{ Origin: "https://jaord.no:8443" }, true],
  [{ Origin: "null" }, true],
  [{ "Sec-Fetch-Site": "cross-site" }, true],
  [{ "Sec-Fetch-Site": "same-site" }, true],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, true],
  [{ Origin: "null", Referer: "https://jaord.no/" }, true],
  [{ Referer: "https://evil.example/form" }, true],
  [{ Referer: "https://jaord.no.evil.example/" }, true],
  [{ Referer: "https://evil.example/https://jaord.no/" }, true],
  [{ Referer: "https://jaord.no@evil.example/" }, true],
  [{ Referer: "about:blank" }, true],
  [{ Referer: "jaord.no" }, true],
  [{ Referer: "https://jaord.no/", "Sec-Fetch-Site": "cross-site" }, true],
])("a request with %o is cross-site: %s", (headers, expected) => {
  expect(isCrossSite(post(headers as Record<string, string>), "https://bryllup.no")).toBe(expected);
});
