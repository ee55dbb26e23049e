import { expect, test } from "vitest";
import { mailPage } from "./mail-page.ts";

const url = "https://jaord.no/bekreft?token=a&next=%2Fadmin";
const page = mailPage({
  heading: "Bekreft e-posten",
  paragraphs: ["Hei Åse & Ola <3", "Trykk på knappen."],
  button: { label: "Bekreft", url },
  note: "Lenken virker i en time.",
});

test("the plain text has the same content and the full URL", () => {
  expect(page.text).toBe(`Bekreft e-posten

Hei Åse & Ola <3

Trykk på knappen.

Bekreft:
${url}

Lenken virker i en time.

-- 
Jaord
`);
});

test("escapes text", () => {
  const { html } = mailPage({
    heading: '<script>"1"</script>',
    paragraphs: ["<img src=x onerror=alert(1)>"],
    button: { label: '"><b>', url: "https://jaord.no/?a='x'" },
    note: "</td>",
  });
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain("&quot;&gt;&lt;b&gt;");
  expect(html.match(/<\/td>/g)?.length).toBe(html.match(/<td/g)?.length);
});

test("links the button, and shows the URL below it", () => {
  const links = page.html.matchAll(/href="([^"]*)"/g).map(([, href]) => href);
  const escaped = url.replaceAll("&", "&amp;");
  expect([...links]).toEqual([escaped, escaped]);
});

test("a mail without a button or note has neither", () => {
  const { html, text } = mailPage({ heading: "Hei", paragraphs: ["Ett avsnitt."] });
  expect(html).not.toContain("<a ");
  expect(text).toBe("Hei\n\nEtt avsnitt.\n\n-- \nJaord\n");
});

test("uses only HTML that old mail clients support", () => {
  expect(page.html).not.toMatch(/<style|<link|<img|<script|class=|flex|grid|url\(/);
  expect(Buffer.byteLength(page.html)).toBeLessThan(8_000);
});

test.each(["javascript:alert(1)", "/admin", "https://jaord.no/ a", 'https://x/"onclick="', ""])(
  "rejects %j as the button's URL",
  (url) => {
    const button = { label: "x", url };
    expect(() => mailPage({ heading: "", paragraphs: [], button })).toThrow("http address");
  },
);
