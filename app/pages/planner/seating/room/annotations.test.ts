import { describe, expect, it } from "vitest";
import { shownPersons, showTable } from "#app/features/seating/drawing/show-table.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { planPerson, planTable } from "#tests/support/seating-plans.ts";
import type { RuleMark } from "../chart-context.ts";
import { annotate as annotateWithin, maxAnnotations, type Note, wrapText } from "./annotations.ts";

const persons = ["anna", "bo", "carl"].map((guestId) => planPerson({ guestId, name: guestId }));
const known = shownPersons({ persons, categories: [] }, []);
const show = (table: Partial<PlanTable>, ...seated: [guestId: string, seat: number][]) =>
  showTable(
    planTable(table),
    seated.map(([guestId, seat]) => {
      return { guestId, person: 0, tableId: table.id ?? "", seat, byHand: true };
    }),
    known,
  );
const mark = (overrides: Partial<RuleMark>): RuleMark => {
  return {
    ruleId: "r",
    isMust: true,
    persons: [],
    tableIds: [],
    text: "De skal ikke sitte sammen",
    ...overrides,
  };
};
const plan = { x: -1000, y: -1000, width: 4000, height: 4000 };
const annotate = (marks: RuleMark[], tables: ReturnType<typeof show>[]) =>
  annotateWithin(marks, tables, plan);
const together = mark({ persons: ["anna:0", "bo:0"], tableIds: ["one"] });

describe("annotations", () => {
  it("stand on the side of the persons", () => {
    const right = show({ id: "one", x: 500, y: 500 }, ["anna", 2], ["bo", 3]);
    const left = show({ id: "one", x: 500, y: 500 }, ["anna", 7], ["bo", 8]);
    expect(annotate([together], [right])).toMatchObject([{ kind: "note", side: 1 }]);
    expect(annotate([together], [left])).toMatchObject([{ kind: "note", side: -1 }]);
  });

  it("reach over all persons", () => {
    const table = show({ id: "one", x: 500, y: 500 }, ["anna", 2], ["bo", 4]);
    const [note] = annotate([together], [table]) as Note[];
    expect(note?.top).toBeLessThan(460);
    expect(note?.bottom).toBeGreaterThan(540);
    expect(note?.x).toBeGreaterThan(590);
  });

  it("stand above an empty chair, but not in the name of a guest", () => {
    const alone = show({ id: "one", x: 500, y: 500 }, ["anna", 1]);
    const beside = show({ id: "one", x: 500, y: 500 }, ["anna", 1], ["bo", 2]);
    const about = mark({ persons: ["anna:0"], text: "Anna skal sitte ved et annet bord" });
    const [over] = annotate([about], [alone]) as Note[];
    const [after] = annotate([about], [beside]) as Note[];
    expect(over?.x).toBeLessThan(570);
    expect(after?.x).toBeGreaterThan(580);
  });

  it("avoid a table beside", () => {
    const table = show({ id: "one", x: 500, y: 500 }, ["anna", 2], ["bo", 3]);
    const beside = show({ id: "two", number: 2, x: 720, y: 500 });
    expect(annotate([together], [table, beside])).toMatchObject([{ side: -1 }]);
  });

  it("stay within the plan, on shorter lines where another table is on the other side", () => {
    const table = show({ id: "one", x: 500, y: 500 }, ["anna", 7], ["bo", 8]);
    const beside = show({ id: "two", number: 2, x: 720, y: 500 });
    const from = (x: number) => ({ ...plan, x, width: 4000 - x });
    const [wide] = annotateWithin([together], [table, beside], from(100)) as Note[];
    expect(wide).toMatchObject({ side: -1, lines: ["De skal ikke sitte sammen"] });
    const [narrow] = annotateWithin([together], [table, beside], from(240)) as Note[];
    expect(narrow).toMatchObject({ side: -1, lines: ["De skal ikke", "sitte sammen"] });
    const [moved] = annotateWithin([together], [table], from(240)) as Note[];
    expect(moved).toMatchObject({ side: 1 });
  });

  it("avoid each other", () => {
    const table = show({ id: "one", x: 500, y: 500 }, ["anna", 2], ["bo", 3]);
    const other = { ...together, ruleId: "s" };
    const sides = annotate([together, other], [table]).map((each) => (each as Note).side);
    expect(new Set(sides).size).toBe(2);
  });

  it("leave a name on the floor readable, if no table is in the way", () => {
    const table = show({ id: "one", x: 500, y: 500 }, ["anna", 2], ["bo", 3]);
    const [alone] = annotate([together], [table]) as Note[];
    if (!alone) throw new Error("no note");
    const label = { x: alone.x + 40, y: alone.y - 10, width: 90, height: 20 };
    const [beside] = annotateWithin([together], [table], plan, [label]) as Note[];
    expect(beside?.side).toBe(1);
    expect(beside?.y).toBeGreaterThan(label.y + label.height);
    expect(beside?.y).toBeLessThan(alone.bottom);
  });

  it("are a thread between two tables", () => {
    const tables = [
      show({ id: "one", x: 200, y: 200 }, ["anna", 5]),
      show({ id: "two", number: 2, x: 600, y: 200 }, ["bo", 5]),
    ];
    const wish = mark({ isMust: false, persons: ["bo:0", "anna:0"], tableIds: ["one", "two"] });
    const [thread] = annotate([wish], tables);
    expect(thread).toMatchObject({ kind: "thread", from: { x: expect.closeTo(200) } });
  });

  it("lead a thread around tables", () => {
    const tables = [
      show({ id: "one", x: 200, y: 200 }, ["anna", 3]),
      show({ id: "between", number: 3, x: 420, y: 240 }),
      show({ id: "two", number: 2, x: 640, y: 200 }, ["bo", 7]),
    ];
    const [thread] = annotate([mark({ isMust: false, persons: ["anna:0", "bo:0"] })], tables);
    expect(thread?.kind === "thread" && thread.textAt.y).toBeLessThan(150);
  });

  it("write on a thread where no chair is hidden", () => {
    const tables = [
      show({ id: "one", x: 200, y: 200 }, ["anna", 1]),
      show({ id: "two", number: 2, x: 480, y: 200 }, ["bo", 6]),
    ];
    const wish = mark({ isMust: false, text: "vil gjerne", persons: ["anna:0", "bo:0"] });
    const [thread] = annotate([wish], tables);
    if (thread?.kind !== "thread") throw new Error("no thread");
    const { x, y } = thread.textAt;
    for (const { table, chairs } of tables) {
      for (const chair of chairs) {
        const [dx, dy] = [table.x + chair.x - x, table.y + chair.y - y];
        expect(Math.abs(dx) > 34 || Math.abs(dy) > 20, `${dx} ${dy}`).toBe(true);
      }
    }
  });

  it("begin with musts, and are not too many", () => {
    const tables = [show({ id: "one" })];
    const wishes = Array.from({ length: 20 }, (_, index) =>
      mark({ ruleId: `w${index}`, isMust: false, tableIds: ["one"] }),
    );
    const must = mark({ ruleId: "must", tableIds: ["one"] });
    const shown = annotate([...wishes, must], tables);
    expect(shown).toHaveLength(maxAnnotations);
    expect(shown[0]?.mark.ruleId).toBe("must");
  });

  it("say nothing about persons without a table", () => {
    expect(annotate([mark({ persons: ["carl:0"] })], [show({ id: "one" })])).toEqual([]);
  });
});

it("breaks lines between words", () => {
  expect(wrapText("Odd og Grete skal ikke sitte ved samme bord")).toEqual([
    "Odd og Grete skal ikke",
    "sitte ved samme bord",
  ]);
});
