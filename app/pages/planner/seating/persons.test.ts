import { expect, test } from "vitest";
import type { PlanPerson, PlanRule } from "#app/features/seating/plan/plan.ts";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import { describeChange, describeRefusal } from "./describe-change.ts";
import { namesOf, unseatedParties } from "./persons.ts";
import { proposedTable } from "./proposed-table.ts";
import { seatChange, tableOfPartner, targetsFor } from "./seating-moves.ts";

const home = { householdId: "home" };
const bente = planPerson({ guestId: "bente", name: "Bente Solli", ...home });
const companion = planPerson({ guestId: "bente", person: 1, name: null, ...home });
const kjell = planPerson({ guestId: "kjell", name: "Kjell Moe", ...home });
const declined = planPerson({ guestId: "eli", name: "Eli Nes", isComing: false, ...home });
const named = planPerson({ guestId: "amina", name: "Amina Yusuf" });
const namedCompanion = planPerson({ guestId: "amina", person: 1, name: "Omar Yusuf" });
const koret = planTable({ id: "koret", name: "Koret", number: 1, seats: 2 });
const locked = planTable({ id: "locked", name: "Naboene", number: 2, isLocked: true });
const state = planState({
  persons: [bente, companion, kjell, declined, named, namedCompanion],
  tables: [koret, locked],
  seats: [{ guestId: "kjell", person: 0, tableId: "koret", seat: null, byHand: true }],
});

test.each([
  [[bente], "Bente Solli"],
  [[companion], "Følge av Bente Solli"],
  [[bente, companion], "Bente Solli og følge"],
  [[named, namedCompanion], "Amina Yusuf og Omar Yusuf"],
  [[bente, companion, kjell, named], "Bente Solli og følge, Kjell Moe og Amina Yusuf"],
  [[bente, kjell, named, namedCompanion], "Bente Solli, Kjell Moe og 2 til"],
])("%# persons are named", (persons, expected) => {
  expect(namesOf(state, persons)).toBe(expected);
});

test("guests without a table come with their companions, those who decline do not", () => {
  const parties = unseatedParties(state).map(({ persons }) =>
    persons.map(({ guestId }) => guestId),
  );
  expect(parties).toEqual([
    ["bente", "bente"],
    ["amina", "amina"],
  ]);
});

test("a table with too few chairs or a lock is no target", () => {
  const names = ({ open, full }: ReturnType<typeof targetsFor>) =>
    [open, full].map((rooms) => rooms.map(({ table }) => table.name));
  expect(names(targetsFor(state, [named]))).toEqual([["Koret"], ["Naboene"]]);
  expect(names(targetsFor(state, [bente, companion]))).toEqual([[], ["Koret", "Naboene"]]);
  expect(names(targetsFor(state, [kjell]))).toEqual([[], ["Naboene"]]);
});

test("a companion belongs at the table of the guest while there is room", () => {
  const ref = { guestId: "bente", person: 0 } as const;
  const partner = { ...companion, partner: ref };
  const at = (guestId: string) => ({ guestId, tableId: "koret", seat: null, byHand: true });
  const seats = [{ ...at("bente"), person: 0 as const }];
  expect(tableOfPartner({ ...state, seats }, [partner])?.name).toBe("Koret");
  const full = [...seats, { ...at("kjell"), person: 0 as const }];
  expect(tableOfPartner({ ...state, seats: full }, [partner])).toBeNull();
  expect(tableOfPartner(state, [partner])).toBeNull();
});

test("a newcomer is proposed a table with room, of those who are known, where no must is broken", () => {
  const friends = (count: number) =>
    Array.from({ length: count }, () => planPerson({ categoryId: "choir" }));
  const [newcomer] = friends(1) as [PlanPerson];
  const stranger = planPerson();
  const [few, many, crowd] = [friends(1), friends(3), friends(4)];
  const tables = ["Få", "Mange", "Fullt", "Tomt"].map((name, index) =>
    planTable({ id: name, name, number: index + 1, seats: 4 }),
  );
  const sitting = (tableId: string, persons: PlanPerson[]) =>
    persons.map(({ guestId, person }) => ({ guestId, person, tableId, seat: null, byHand: true }));
  const chart = planState({
    persons: [newcomer, stranger, ...few, ...many, ...crowd],
    tables,
    seats: [...sitting("Få", few), ...sitting("Mange", many), ...sitting("Fullt", crowd)],
  });
  expect(proposedTable(chart, [newcomer])?.name).toBe("Mange");
  const [foe] = many as [PlanPerson];
  const ids = { guestId: newcomer.guestId, otherGuestId: foe.guestId };
  const rules: PlanRule[] = [{ id: "rule", type: "apart", isMust: true, ...ids }];
  expect(proposedTable({ ...chart, rules }, [newcomer])?.name).toBe("Få");
  expect(proposedTable(chart, [stranger])?.name).toBe("Tomt");
  const locked = tables.map((table) => ({ ...table, isLocked: true }));
  expect(proposedTable({ ...chart, tables: locked }, [newcomer])).toBeNull();
});

test("changes and refusals are told in words", () => {
  const change = seatChange("koret", [bente, companion]);
  expect(describeChange(state, change)).toBe("Bente Solli og følge til Koret");
  expect(describeRefusal(state, change, "full")).toBe(
    "Kunne ikke plassere gjesten. Koret er fullt.",
  );
});
