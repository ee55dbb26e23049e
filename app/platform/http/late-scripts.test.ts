import { expect, test } from "vitest";
import { loadScriptsAfterStyles } from "./late-scripts.ts";

const styles = '<link rel="stylesheet" href="/assets/styles.css"/>';
const module = '<script nonce="abc" type="module" async="">import "/assets/a.js";</script>';

test("a script at the end of the body adds the links", () => {
  const links =
    '<link rel="modulepreload" href="/assets/a.js" nonce="abc"/><link rel="modulepreload" href="/assets/b.js"/>';
  const html = `<head>${styles}${links}</head><body><p>Hei</p>${module}</body>`;
  const [head = "", body = ""] = loadScriptsAfterStyles(html, "abc").split("<body>");
  expect(head).toBe(`<head>${styles}</head>`);
  expect(body.startsWith(`<p>Hei</p>${module}<script nonce="abc">`)).toBe(true);
  expect(body).toMatch(/\["\/assets\/a\.js","\/assets\/b\.js"\][^<]*<\/script><\/body>$/);
});

test("a page without scripts stays as it is", () => {
  const html = `<head>${styles}</head><body><p>Hei</p></body>`;
  expect(loadScriptsAfterStyles(html, "abc")).toBe(html);
});
