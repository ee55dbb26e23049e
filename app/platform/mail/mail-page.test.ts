import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
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

test("names of every script are in the text and in the HTML, letter by letter", () => {
  const names = [
    "Nguyễn Thị Ánh & Łukasz",
    "فاطمة & محمد",
    "Олександра & Νίκος",
    "מרים & கார்த்திக்",
    "अनन्या & ਹਰਪ੍ਰੀਤ",
    "สมหญิง & ተስፋይ",
    "Åse 👰‍♀️ & 李明",
  ];
  const { text, html } = mailPage({ heading: names[0] ?? "", paragraphs: names, note: names[1] });
  const { document } = parseHtml(html);
  for (const name of names) expect(text.split("\n\n")).toContain(name);
  expect([...document.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    ...names,
    names[1],
  ]);
  expect(document.querySelector("h1")?.textContent).toBe(names[0]);
  // The letters come from the reader's fonts, which every stack must end with.
  for (const [, stack] of html.matchAll(/font-family:([^;"]+)/g)) {
    expect(stack).toMatch(/, (?:sans-)?serif$/);
  }
});

test("escapes text", () => {
  const { html } = mailPage({
    heading: '<script>"1"</script>',
    paragraphs: ["<img src=x onerror=alert(1)>"],
    button: { label: '"><b>', url: "https://jaord.no/?a='x'" },
    note: "</td>",
  });
  const { document, getByRole, getByText } = parseHtml(html);
  expect(document.querySelectorAll("script, img, b")).toHaveLength(0);
  expect(getByRole("link", { name: '"><b>' })).toBeDefined();
  expect(getByText("</td>")).toBeDefined();
});

test("links the button, and shows the URL below it", () => {
  const links = parseHtml(page.html).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([url, url]);
});

test("a mail without a button or note has neither", () => {
  const { html, text } = mailPage({ heading: "Hei", paragraphs: ["Ett avsnitt."] });
  expect(parseHtml(html).queryByRole("link")).toBeNull();
  expect(text).toBe("Hei\n\nEtt avsnitt.\n\n-- \nJaord\n");
});

test("uses only HTML that old mail clients support", () => {
  const { document } = parseHtml(page.html);
  expect(document.querySelectorAll("style, link, img, script, [class]")).toHaveLength(0);
  expect(page.html).not.toMatch(/flex|grid|url\(/);
  expect(Buffer.byteLength(page.html)).toBeLessThan(8_000);
});

test.each(["javascript:alert(1)", "/admin", "https://jaord.no/ a", 'https://x/"onclick="', ""])(
  "rejects %j as the button's URL",
  (url) => {
    const button = { label: "x", url };
    expect(() => mailPage({ heading: "", paragraphs: [], button })).toThrow("http address");
  },
);
