import { expect, test } from "vitest";
import { escapeHtml } from "./html.ts";

test("text stays text in an element and an attribute", () => {
  expect(escapeHtml(`"><b>&amp;`)).toBe("&quot;&gt;&lt;b&gt;&amp;amp;");
});
