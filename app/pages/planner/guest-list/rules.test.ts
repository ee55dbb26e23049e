import { describe, expect, test } from "vitest";
import { withoutPhonePath } from "#app/features/guests/rules.ts";
import { changesFilterOnly, type GuestOrder, guestQuery } from "./guest-query.ts";
import {
  countRows,
  disagreementsOf,
  type GuestRow,
  matcherOf,
  sortRows,
  withKnownCategory,
} from "./rules.ts";

const everyone = { sok: "", kategori: null, status: "all", mangler: "nothing" } as const;

function guest(overrides: Partial<GuestRow> = {}): GuestRow {
  const id = overrides.id ?? overrides.name ?? "a";
  return {
    name: "Kari",
    householdId: "h",
    version: 1,
    status: "pending",
    addedAt: 0,
    ...overrides,
    id,
  };
}

describe("search", () => {
  const row = guest({
    name: "Øyvind Ødegård",
    companionName: "Åse Bjørn",
    email: "oyvind@epost.no",
    phone: "412 34 567",
    diet: "Uten gluten",
    companionDiet: "Nøtter",
  });

  test.each([
    "øyvind",
    "ODEGARD",
    "odegaard",
    "oedegaard",
    "aase",
    "@epost",
    "412 34",
    "41234567",
    "gluten",
    "nøtter",
    "",
  ])("%j finds a guest by name, companion, e-mail, phone or either diet", (sok) => {
    expect(matcherOf({ ...everyone, sok })(row)).toBe(true);
  });

  test.each(["kari", "gluten oyvind", "567 uten"])("%j finds nobody", (sok) => {
    expect(matcherOf({ ...everyone, sok })(row)).toBe(false);
  });
});

test("filters by status and category, also by none", () => {
  const coming = guest({ id: "coming", status: "attending", categoryId: "family" });
  const waiting = guest({ id: "waiting" });
  const found = (filter: object) =>
    [coming, waiting].filter(matcherOf({ ...everyone, ...filter })).map(({ id }) => id);
  expect(found({ status: "attending" })).toEqual(["coming"]);
  expect(found({ status: "pending" })).toEqual(["waiting"]);
  expect(found({ kategori: "family" })).toEqual(["coming"]);
  expect(found({ kategori: "none" })).toEqual(["waiting"]);
});

test("a category that was deleted filters nothing", () => {
  const categories = [{ id: "family" }];
  for (const kategori of ["family", "none", null]) {
    expect(withKnownCategory({ ...everyone, kategori }, categories)).toEqual({
      ...everyone,
      kategori,
    });
  }
  expect(withKnownCategory({ ...everyone, kategori: "gone" }, categories)).toEqual(everyone);
});

describe("sorting", () => {
  const categories = [
    { id: "b", name: "Bøker", color: "#000000", version: 1 },
    { id: "a", name: "Ånder", color: "#000000", version: 1 },
  ];
  const rows = [
    guest({ name: "Åse", status: "declined", categoryId: "a" }),
    guest({ name: "Bo", status: "attending", email: "z@example.no", companionDiet: "Egg" }),
    guest({ name: "Anne", categoryId: "b", email: "a@example.no", diet: "Vegan" }),
  ];
  const sorted = (sorter: GuestOrder["sorter"], isDown = false) =>
    sortRows(rows, { sorter, retning: isDown ? "descending" : "ascending" }, categories).map(
      ({ name }) => name,
    );

  test("is as they were added unless chosen, and Norwegian", () => {
    expect(sorted("added")).toEqual(["Åse", "Bo", "Anne"]);
    expect(sorted("name")).toEqual(["Anne", "Bo", "Åse"]);
    expect(sorted("name", true)).toEqual(["Åse", "Bo", "Anne"]);
    expect(sorted("status")).toEqual(["Bo", "Anne", "Åse"]);
  });

  test("puts guests without a value last in both directions", () => {
    expect(sorted("category")).toEqual(["Anne", "Åse", "Bo"]);
    expect(sorted("category", true)).toEqual(["Åse", "Anne", "Bo"]);
    expect(sorted("email", true)).toEqual(["Bo", "Anne", "Åse"]);
    expect(sorted("diet"), "of the guest or the companion").toEqual(["Bo", "Anne", "Åse"]);
  });
});

test("counts by the specification's formulas", () => {
  const rows = [
    guest({ status: "attending", plusOne: true }),
    guest({ status: "attending" }),
    guest({ status: "declined", plusOne: true }),
    guest({ plusOne: true }),
  ];
  expect(countRows(rows)).toEqual({
    invited: 4,
    confirmed: 2,
    declined: 1,
    pending: 1,
    withCompanions: 5,
  });
});

describe("disagreements", () => {
  const answer = { status: "declined", diet: "Vegan", at: 1 } as const;

  test("are what the couple has set otherwise than the guest answered", () => {
    const own = { status: "attending", diet: "vegan", companionName: "Ola" } as const;
    expect(disagreementsOf(guest({ own, answer }))).toEqual([
      { field: "status", own: "attending", answered: "declined" },
      { field: "plusOneName", own: "Ola", answered: "" },
    ]);
  });

  test("are not about a companion's diet that the guest was not asked for", () => {
    const own = { companionDiet: "Egg" };
    expect(disagreementsOf(guest({ own, answer: { ...answer, companionDiet: "Melk" } }))).toEqual([
      { field: "plusOneDiet", own: "Egg", answered: "Melk" },
    ]);
    expect(disagreementsOf(guest({ own, answer }))).toEqual([]);
  });

  test("end when the couple has kept its own", () => {
    const own = { status: "attending" } as const;
    expect(disagreementsOf(guest({ own, answer: { ...answer, isReviewed: true } }))).toEqual([]);
    expect(disagreementsOf(guest({ own }))).toEqual([]);
  });
});

test("a link of other screens shows those without a phone", () => {
  const query = guestQuery.parse(new URL(withoutPhonePath, "http://jaord.test").searchParams);
  const rows = [guest({ id: "a", phone: "412 34 567" }), guest({ id: "b" })];
  expect(rows.filter(matcherOf(query)).map(({ id }) => id)).toEqual(["b"]);
  expect(guestQuery.href(query)).toBe(withoutPhonePath);
});

test("filtering and sorting alone need no request", () => {
  const url = (query: object) => new URL(guestQuery.href(query), "http://jaord.test");
  expect(changesFilterOnly(url({}), url({ sok: "kari", sorter: "name" }))).toBe(true);
  expect(changesFilterOnly(url({}), url({ vis: "unlinked" }))).toBe(false);
  expect(changesFilterOnly(url({ sok: "kari" }), url({ sok: "kari" }))).toBe(false);
  expect(changesFilterOnly(url({}), new URL("http://jaord.test/admin?sok=kari"))).toBe(false);
  expect(guestQuery.href({ sok: "", status: "all", kategori: null })).toBe("/guest-list");
});
