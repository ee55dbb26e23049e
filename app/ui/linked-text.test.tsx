import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText, splitAddresses } from "./linked-text.tsx";

test.each([
  ["Se https://ullensvang.no/kirke.", "https://ullensvang.no/kirke", "https://ullensvang.no/kirke"],
  ["http://a.no/?x=1&y=2#z, og mer", "http://a.no/?x=1&y=2#z", "http://a.no/?x=1&y=2#z"],
  ["(www.kirken.no)", "www.kirken.no", "https://www.kirken.no/"],
  ["WWW.Kirken.no!", "WWW.Kirken.no", "https://www.kirken.no/"],
  ["«www.kirken.no»", "www.kirken.no", "https://www.kirken.no/"],
  [
    "https://no.wikipedia.org/wiki/Hardanger_(distrikt)",
    "https://no.wikipedia.org/wiki/Hardanger_(distrikt)",
    "https://no.wikipedia.org/wiki/Hardanger_(distrikt)",
  ],
  ["www.blåbær.no…", "www.blåbær.no", "https://www.xn--blbr-roah.no/"],
])("the address in “%s” becomes a link", (text, address, href) => {
  const links = splitAddresses(text).filter((part) => part.href);
  expect(links.map((part) => [part.text, part.href])).toEqual([[address, href]]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "kirken.no",
  "epost@kirken.no",
  "www.",
  "https://",
  "https://localhost/admin",
  "https://jaord.no@ond.no/",
  "minwww.no",
])("“%s” is no link", (text) => {
  expect(splitAddresses(text)).toEqual([{ start: 0, text, href: null }]);
});

test("the text around several addresses is kept", () => {
  const text = "Hotell: www.a.no\nBuss: https://b.no/x (gratis)";
  expect(
    splitAddresses(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(splitAddresses(text).map(({ href }) => href !== null)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test("markup stays text, and a link is neither followed by search engines nor an opener", () => {
  expect(renderToStaticMarkup(<LinkedText text='<b>x</b> https://a.no/"onclick' />)).toBe(
    '&lt;b&gt;x&lt;/b&gt; <a href="https://a.no/" rel="noopener nofollow" class="link wrap-anywhere">https://a.no/</a>&quot;onclick',
  );
});

test("100 kB of address and brackets take no time", () => {
  const before = process.threadCpuUsage().user;
  splitAddresses(`https://a.no/${"()".repeat(25_000)}${")".repeat(50_000)}`);
  splitAddresses("www.".repeat(25_000));
  splitAddresses("https://a ".repeat(10_000));
  expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(500);
});
