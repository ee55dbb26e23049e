import { expect, test } from "vitest";
import { hrefOf, opensAnother, viewOf } from "./view.ts";

const id = "8e163e09-51a2-4f07-847b-ad58a29a192d";
const inbox = { shown: "all", search: "", message: null, cursor: null };

test.each([
  ["", inbox],
  ["?vis=nye", { ...inbox, shown: "new" }],
  ["?vis=besvart&sok=%C3%A5se", { ...inbox, shown: "replied", search: "åse" }],
  [`?eldre=${id}&melding=${id}`, { ...inbox, cursor: { id, direction: "older" }, message: id }],
  [`?nyere=${id}`, { ...inbox, cursor: { id, direction: "newer" } }],
])("/guest-messages%s is read, and written the same", (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toEqual(view);
  expect(hrefOf(viewOf(new URLSearchParams(query)))).toBe(`/guest-messages${query}`);
});

test.each(["vis=x", "vis=", "eldre=x", `nyere=${id.toUpperCase()}`, "melding=", "sok=%20%00"])(
  "%s shows everything",
  (query) => {
    expect(viewOf(new URLSearchParams(query))).toEqual(inbox);
  },
);

test("a search has an end", () => {
  expect(viewOf(new URLSearchParams(`sok=${"ø".repeat(500)}`)).search).toHaveLength(100);
});

test.each([
  ["/guest-messages", "?melding=x", true],
  ["/guest-messages", `?vis=nye&melding=${id}`, false],
  ["/guest-messages", "?vis=nye", false],
  ["/gallery-admin", "?melding=x", false],
])("%s%s opens another message: %s", (pathname, search, another) => {
  expect(opensAnother(id, { pathname, search })).toBe(another);
  expect(opensAnother(id, undefined), "nothing is on its way").toBe(false);
});
