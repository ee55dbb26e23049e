import { describe, expect, test } from "vitest";
import { budgetTemplate } from "#content/budget-template.ts";
import { costChoices, divideCosts, listMoves, readCostWishes, rings } from "./rules.ts";

const plain = { guests: 60, total: null, choices: [] };

function shareOf(name: string, wishes: Partial<Parameters<typeof divideCosts>[0]> = {}): number {
  return divideCosts({ ...plain, ...wishes }).find((row) => row.name === name)?.percent ?? -1;
}

test("sixty guests without choices have the shares of the budget template", () => {
  const shares = Object.fromEntries(divideCosts(plain).map(({ name, percent }) => [name, percent]));
  expect(shares).toEqual(
    Object.fromEntries(budgetTemplate.map(({ name, percent }) => [name, percent])),
  );
});

test.each([2, 37, 60, 143, 300])("with %s guests everything adds up", (guests) => {
  const total = 210_000_01;
  const rows = divideCosts({ guests, total, choices: ["town-hall", "winter", "playlist"] });
  const add = (values: (number | null)[]) => values.reduce<number>((a, b) => a + (b ?? 0), 0);
  expect(add(rows.map(({ percent }) => percent))).toBe(100);
  expect(add(rows.map((row) => row.rings))).toBe(rings);
  expect(add(rows.map(({ amount }) => amount))).toBe(total);
});

test("what grows per guest takes more of the sum, the buffer stays", () => {
  expect(shareOf("Mat og servering", { guests: 140 })).toBeGreaterThan(shareOf("Mat og servering"));
  expect(shareOf("Ringer", { guests: 140 })).toBeLessThan(shareOf("Ringer"));
  expect(shareOf("Buffer", { guests: 140, choices: ["own-drinks"] })).toBe(8);
});

test("every choice changes rows of the template", () => {
  const names = budgetTemplate.map(({ name }) => name);
  for (const changes of Object.values(costChoices)) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(changes)));
  }
  expect(shareOf("Seremoni", { choices: ["town-hall"] })).toBe(0);
  expect(shareOf("Antrekk", { choices: ["used-clothes"] })).toBeLessThan(shareOf("Antrekk"));
});

describe("listMoves", () => {
  const move = (what: string, wishes: Partial<Parameters<typeof listMoves>[0]> = {}) =>
    listMoves({ ...plain, ...wishes }).find((each) => each.what === what);

  test("ten guests fewer take their part of food, drinks, cake and paper, and half of the hall", () => {
    // 43 of 100 follow the guests, 19 follow them by half; the buffer of 8 follows the rest.
    const share = (43 / 6 + 19 / 12) / 92;
    expect(move("guests")).toMatchObject({ isBack: false, tenths: -Math.round(share * 1000) });
    expect(move("guests", { total: 210_000_00 })).toMatchObject({ amount: -20_000_00 });
  });

  test("with few guests it is ten more", () => {
    expect(move("guests", { guests: 11 })).toMatchObject({ isBack: true });
    expect(move("guests", { guests: 11 })?.tenths).toBeGreaterThan(0);
    expect(move("guests", { guests: 12 })).toMatchObject({ isBack: false });
  });

  test.each(["winter", "used-clothes", "playlist"] as const)("%s and back", (choice) => {
    const total = 100_000_00;
    const [there, back] = [move(choice, { total }), move(choice, { total, choices: [choice] })];
    expect(there).toMatchObject({ isBack: false });
    expect(there?.amount).toBeLessThan(0);
    expect(back).toMatchObject({ isBack: true });
    expect(back?.amount).toBeGreaterThan(0);
  });

  test("without a total there are only shares", () => {
    expect(listMoves(plain).map(({ amount }) => amount)).toEqual([null, null, null, null]);
  });
});

test.each([
  ["", { guests: 60, total: null, choices: [] }],
  ["gjester=80&sum=150+000", { guests: 80, total: 150_000_00, choices: [] }],
  ["gjester=0&sum=0", { guests: 60, total: null, choices: [] }],
  ["gjester=0962812e-55bb", { guests: 60, total: null, choices: [] }],
  ["gjester=1e9&sum=-5", { guests: 60, total: null, choices: [] }],
  ["gjester=alle&sum=mye&valg=__proto__", { guests: 60, total: null, choices: [] }],
  ["sum=99999999999999", { guests: 60, total: null, choices: [] }],
  ["valg=winter&valg=town-hall", { guests: 60, total: null, choices: ["town-hall", "winter"] }],
])("the address ?%s is read", (query, wishes) => {
  expect(readCostWishes(new URLSearchParams(query))).toEqual(wishes);
});
