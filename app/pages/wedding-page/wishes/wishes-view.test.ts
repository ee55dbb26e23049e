import { describe, expect, test } from "vitest";
import {
  availableFirst,
  columnsFor,
  moreWishesPath,
  pageOfCards,
  requestedWishes,
  type ShownWish,
  viewCard,
  viewMoneyGift,
} from "./wishes-view.ts";

const wish: ShownWish = {
  id: "1",
  title: "Vase",
  description: null,
  price: null,
  image: null,
  imageWidth: null,
  imageHeight: null,
  imageWidths: null,
  isReserved: false,
  reservedBy: null,
  isOwn: false,
};

test("up to four wishes are in one row, more in rows of three or four", () => {
  expect([1, 2, 3, 4].map(columnsFor)).toEqual([1, 2, 3, 4]);
  expect([5, 6, 7, 8, 9, 10, 11, 12, 16].map(columnsFor)).toEqual([3, 3, 4, 3, 3, 4, 3, 3, 4]);
});

test("no wish is alone in the last row if that can be avoided", () => {
  const counts = Array.from({ length: 100 }, (_, index) => index + 2);
  const alone = counts.filter((count) => count % columnsFor(count) === 1);
  expect(alone).toEqual(counts.filter((count) => count % 12 === 1));
});

test("taken wishes come last, but not while the guest is dealing with them", () => {
  const cards = (["taken", "free", "own", "taken"] as const).map((state, index) => ({
    ...viewCard({ ...wish, id: `${index}` }, "romantic", "seed"),
    state,
  }));
  const order = (ids: (string | null)[]) => availableFirst(cards, ids).map(({ id }) => id);
  expect(order([null])).toEqual(["1", "2", "0", "3"]);
  expect(order(["0"])).toEqual(["0", "1", "2", "3"]);
});

describe("of 200 wishes", () => {
  const cards = Array.from({ length: 200 }, (_, number) =>
    viewCard({ ...wish, id: `${number}` }, "romantic", "seed"),
  );
  const page = (query: string, ids: (string | null)[] = []) =>
    pageOfCards(cards, requestedWishes(new URLSearchParams(query)), ids);

  test.each([
    ["", [], 12],
    ["onsker=24", [], 24],
    ["onsker=30", [], 36],
    ["onsker=1e9", [], 200],
    ["onsker=-5", [], 12],
    ["onsker=tolv", [], 12],
    ["", ["11"], 12],
    ["", ["12"], 24],
    ["", [null, "199"], 200],
  ])("“%s” with %j in view shows %d", (query, ids, count) => {
    expect(page(query, ids)).toHaveLength(count);
  });

  test("a link leads to the next ones, until all are shown", () => {
    expect(moreWishesPath("id", cards, 12)).toBe("/wedding?id=id&onsker=24#onske-12");
    expect(moreWishesPath("id", cards, 200)).toBeNull();
  });
});

test.each([
  [null, null],
  [null, "Til bryllupsreisen"],
])("a money gift with the account %j and the note %j is not shown", (giftAccount, giftNote) => {
  expect(viewMoneyGift({ giftAccount, giftNote }, "romantic", "seed")).toBeNull();
});

test("a money gift with an account is shown, with and without a note", () => {
  const shown = (giftNote: string | null) =>
    viewMoneyGift({ giftAccount: "12345678903", giftNote }, "romantic", "seed")?.note;
  expect(shown("Til bryllupsreisen")).toBe("Til bryllupsreisen");
  expect(shown(" ")).toBeNull();
});
