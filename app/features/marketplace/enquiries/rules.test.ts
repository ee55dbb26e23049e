import { expect, test } from "vitest";
import { type Deal, dealActions, dealState } from "./rules.ts";

const forSale: Deal = {
  status: "published",
  isExpired: false,
  isReservedHere: false,
  isSoldHere: false,
  stars: null,
  hasSeller: true,
};

test.each([
  [{}, "for-sale", ["reserve", "sell"], []],
  [{ isExpired: true }, "off", ["sell"], []],
  [{ status: "reserved", isReservedHere: true }, "reserved-here", ["sell", "release"], []],
  [{ status: "reserved" }, "reserved", ["release"], []],
  [{ status: "sold", isSoldHere: true }, "sold-here", [], ["rate"]],
  [{ status: "sold", isSoldHere: true, stars: 4 }, "sold-here", [], []],
  [{ status: "sold", isSoldHere: true, hasSeller: false }, "sold-here", [], []],
  [{ status: "sold" }, "sold", [], []],
  [{ status: "withdrawn" }, "off", [], []],
  [{ status: "review" }, "off", [], []],
  [{ status: null }, "deleted", [], []],
] as const)("%o is %s", (change, state, ofSeller, ofBuyer) => {
  const deal: Deal = { ...forSale, ...change };
  expect(dealState(deal)).toBe(state);
  expect(dealActions(deal, "answerer")).toEqual(ofSeller);
  expect(dealActions(deal, "asker")).toEqual(ofBuyer);
});
