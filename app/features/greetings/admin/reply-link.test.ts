import { expect, test } from "vitest";
import { replyLink } from "./reply-link.ts";

const couple: [string, string] = ["Kari", "Åse"];
const guest = { email: "liv@epost.no", guestName: "Liv", couple };

test("the mail has a subject and a salutation", () => {
  const { recipient, fields } = read(replyLink({ ...guest, guestName: "Tante Åse & co" }));
  expect(recipient).toBe("liv@epost.no");
  expect(fields).toEqual([
    ["subject", "Svar på meldingen din til Kari og Åse"],
    ["body", "Hei Tante Åse & co,\r\n\r\n\r\n\r\nHilsen\r\nKari og Åse"],
  ]);
});

test.each([
  "Liv&bcc=alle@epost.no",
  "Liv\r\nBcc: alle@epost.no",
  "Liv%0D%0ABcc:%20alle@epost.no",
  "Liv?cc=alle@epost.no#x",
  "Liv\u2028Bcc: alle\u0085\u0000",
  "Liv+Ola=100 %",
  "Liv \ud800",
  `"><script>alert(1)</script>`,
])("the name %j adds no header", (name) => {
  for (const reply of [
    { ...guest, guestName: name },
    { ...guest, couple: [name, name] as [string, string] },
  ]) {
    const link = replyLink(reply) ?? "";
    const { recipient, fields } = read(link);
    expect(recipient).toBe("liv@epost.no");
    expect(fields.map(([field]) => field)).toEqual(["subject", "body"]);
    expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
    expect(fields[1]?.[1]?.split("\r\n")).toHaveLength(6);
    expect(link, "nothing but what RFC 6068 allows").toMatch(/^mailto:[\w.@%?=&~-]+$/);
  }
});

test.each([
  ["liv?bcc=alle@epost.no", "liv%3Fbcc%3Dalle@epost.no"],
  ["liv&cc@epost.no", "liv%26cc@epost.no"],
  ["liv%2c@epost.no", "liv%252c@epost.no"],
  ["liv+bryllup@epost.no", "liv%2Bbryllup@epost.no"],
  ["liv@blåbær.no", "liv@bl%C3%A5b%C3%A6r.no"],
  ["liv'o#x@epost.no", "liv%27o%23x@epost.no"],
])("the e-mail %s adds no recipient", (email, encoded) => {
  const link = replyLink({ ...guest, email }) ?? "";
  expect(link.startsWith(`mailto:${encoded}?subject=`)).toBe(true);
  expect(read(link).recipient).toBe(email);
});

test.each([
  null,
  "",
  "liv",
  "a@epost.no,b@epost.no",
  "liv@epost.no\r\nBcc: b@epost.no",
  "a@b@epost.no",
])("without a valid e-mail there is no link: %j", (email) => {
  expect(replyLink({ ...guest, email })).toBeNull();
});

/** Parses a link as mail programs do. */
function read(link: string | null) {
  const [, to = "", query = ""] = /^mailto:([^?]*)\?(.*)$/s.exec(link ?? "") ?? [];
  const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent));
  return { recipient: decodeURIComponent(to), fields };
}
