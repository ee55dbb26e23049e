import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { refusalPage } from "./refusal-page.ts";

test.each([
  [400, "Vi forsto ikke forespørselen"],
  [403, "Dette kom fra et annet nettsted"],
  [405, "Dette går ikke an her"],
  [413, "Det var for stort"],
] as const)("%i says “%s”, in Norwegian, and runs nothing", async (status, title) => {
  const response = refusalPage(status);
  const page = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page).toContain('<html lang="nb">');
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain('<a href="/">Til forsiden</a>');
  expect(page).not.toMatch(/<script|style=/);

  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});

test("links back to the requested page, escaped", async () => {
  const page = await refusalPage(413, { path: `/create&lt;"'><script>` }).text();
  expect(page).toContain('<a href="/create&#38;lt;&#34;&#39;&#62;&#60;script&#62;">');
  expect(page).not.toContain("<script");
});

test("has the given headers", () => {
  expect(refusalPage(405, { headers: { Allow: "GET" } }).headers.get("Allow")).toBe("GET");
});

test("links to no other site", async () => {
  const page = await refusalPage(403, { path: "//evil.example/x" }).text();
  expect(page).not.toContain("evil");
});
