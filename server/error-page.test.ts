import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { errorPage } from "./error-page.ts";

test.each([
  [400, "Vi forsto ikke forespørselen"],
  [403, "Dette kom fra et annet nettsted"],
  [405, "Dette går ikke an her"],
  [413, "Det var for stort"],
] as const)("the %i page shows “%s” in Norwegian and runs no script", async (status, title) => {
  const response = errorPage(status);
  const page = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const { document, getByRole } = parseHtml(page);
  expect(document.documentElement.lang).toBe("nb");
  expect(getByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(getByRole("link", { name: "Til forsiden" }).getAttribute("href")).toBe("/");
  expect(document.querySelectorAll("script, [style]")).toHaveLength(0);

  const style = document.querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});

test("the link back to the requested page is escaped", async () => {
  const path = `/create&lt;"'><script>`;
  const { document } = parseHtml(await errorPage(413, { path }).text());
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain(path);
  expect(document.querySelectorAll("script")).toHaveLength(0);
});

test("the given headers are sent", () => {
  expect(errorPage(405, { headers: { Allow: "GET" } }).headers.get("Allow")).toBe("GET");
});

test("a path of another site is not linked", async () => {
  const page = await errorPage(403, { path: "//evil.example/x" }).text();
  expect(page).not.toContain("evil");
});
