import { expect, test } from "vitest";
import { hrefOf, viewOf } from "./view.ts";

const plain = { tab: "overview", attending: undefined, search: "", page: 1 };

test.each([
  ["", plain],
  ["tab=overview", plain],
  ["tab=nonsense&svar=kanskje&side=x", plain],
  ["tab=wishlist", { ...plain, tab: "wishlist" }],
  ["tab=gallery", { ...plain, tab: "gallery" }],
  [
    "tab=rsvp&svar=kommer&sok=+Kari+&side=3",
    { tab: "rsvp", attending: true, search: "Kari", page: 3 },
  ],
  ["tab=rsvp&svar=kommer-ikke", { ...plain, tab: "rsvp", attending: false }],
])("%j is read", (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toEqual(view);
});

test.each(["0", "-1", "1.5", "1e9", "99999", ""])("page %j is the first", (page) => {
  expect(viewOf(new URLSearchParams({ side: page })).page).toBe(1);
});

test("a search is no longer than a field", () => {
  expect(viewOf(new URLSearchParams({ sok: "a".repeat(5000) })).search).toHaveLength(100);
});

test("an address leads back to its view", () => {
  expect(hrefOf({})).toBe("/admin");
  expect(hrefOf({ tab: "overview", page: 1 })).toBe("/admin");
  const view = { tab: "rsvp", attending: false, search: "Åse & co", page: 4 } as const;
  const address = hrefOf(view);
  expect(viewOf(new URL(address, "http://jaord.test").searchParams)).toEqual(view);
});

test("searches for nothing that the database cannot hold", () => {
  expect(viewOf(new URLSearchParams({ sok: "Ka\0ri\ud800" })).search).toBe("Kari\ufffd");
});
