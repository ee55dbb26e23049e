import { expect, test } from "vitest";
import { inboxQuery, opensOtherMessage } from "./inbox-query.ts";

const id = "8e163e09-51a2-4f07-847b-ad58a29a192d";
const defaults = { vis: "all", sok: "", eldre: null, nyere: null, melding: null };

test.each([
  ["", {}],
  ["?vis=nye", { vis: "new" }],
  ["?vis=besvart&sok=%C3%A5se", { vis: "replied", sok: "åse" }],
  [`?eldre=${id}&melding=${id}`, { eldre: id, melding: id }],
  [`?nyere=${id}`, { nyere: id }],
  ["?melding=x", { melding: "x" }],
])("/guest-messages%s is parsed and formatted", (query, view) => {
  const parsed = inboxQuery.parse(new URLSearchParams(query));
  expect(parsed).toEqual({ ...defaults, ...view });
  expect(inboxQuery.href(parsed)).toBe(`/guest-messages${query}`);
});

test.each(["vis=x", "vis=", "eldre=x", `nyere=${id.toUpperCase()}`, "melding=", "sok=%20%00"])(
  "%s shows everything",
  (query) => {
    expect(inboxQuery.parse(new URLSearchParams(query))).toEqual(defaults);
  },
);

test("a search is truncated to 100 characters", () => {
  const { sok } = inboxQuery.parse(new URLSearchParams(`sok=${"ø".repeat(500)}`));
  expect(sok).toHaveLength(100);
});

test.each([
  ["/guest-messages", "?melding=x", true],
  ["/guest-messages", `?vis=nye&melding=${id}`, false],
  ["/guest-messages", "?vis=nye", false],
  ["/gallery-admin", "?melding=x", false],
])("%s%s opens another message: %s", (pathname, search, another) => {
  expect(opensOtherMessage(id, { pathname, search })).toBe(another);
  expect(opensOtherMessage(id, undefined), "nothing is loading").toBe(false);
});
