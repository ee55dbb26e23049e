import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchGuests, nameKey, namesAgree } from "./rules.ts";

test.each([
  ["  Åse   Ødegård ", "ase odegard"],
  ["KARI-ANNE Tveit", "kari anne tveit"],
  ["Nguyễn Đỗ", "nguyen do"],
  ["Łukasz O’Brien", "lukasz o brien"],
  ["Дмитрий", "дмитрии"],
  ["🌸", ""],
])("the key of %j is %j", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test.each([
  ["Ågot", "Ågot Nilsen", true],
  ["Kari Hansen", "Kari Olsen", true],
  ["Tante Berit", "Berit Moe", true],
  ["Per Hansen", "Kari Hansen", false],
  ["Nils", "Ågot", false],
  ["", "Ågot", false],
])("%j and %j can be one person: %j", (one, other, expected) => {
  expect(namesAgree(one, other)).toBe(expected);
  expect(namesAgree(other, one)).toBe(expected);
});

describe("an answer belongs to", () => {
  const guest = (name: string, email: string | null = null, isAnswered = false) => ({
    name,
    email,
    isAnswered,
  });
  const kari = guest("Kari Hansen", "familien@example.no");
  const per = guest("Per Hansen", "familien@example.no");
  const answered = guest("Kari Hansen", "familien@example.no", true);

  test.each([
    ["the only guest of the e-mail", [kari], "Kari H.", "familien@example.no", "email"],
    ["nobody when the names contradict", [kari], "Ola", "familien@example.no", undefined],
    ["the guest of the name when two share the e-mail", [kari, per], "Per Hansen", null, "name"],
    ["nobody for two of the name", [kari, kari], "Kari Hansen", null, undefined],
    ["nobody when the guest has answered", [answered], "Kari Hansen", null, undefined],
    [
      "nobody for a namesake of one who has answered",
      [answered, kari],
      "Kari Hansen",
      null,
      undefined,
    ],
    ["the unanswered one of the e-mail", [answered, per], "Per", "familien@example.no", "email"],
    ["nobody without a like name", [kari], "Rolf", "rolf@example.no", undefined],
  ] as const)("%s", (_, guests, name, email, reason) => {
    expect(matchGuests(guests, [{ name, email }])[0]?.reason).toBe(reason);
  });

  const names = fc.constantFrom("Kari Hansen", "Kari", "Per", "kari hansen");
  const emails = fc.constantFrom(null, "a@example.no", "b@example.no");
  const guests = fc.array(fc.record({ name: names, email: emails, isAnswered: fc.boolean() }));

  test("never one of two who fit alike", () => {
    fc.assert(
      fc.property(guests, names, emails, (list, name, email) => {
        const [match] = matchGuests(list, [{ name, email }]);
        const [reversed] = matchGuests(list.toReversed(), [{ name, email }]);
        expect(reversed?.guest).toBe(match?.guest);
        expect(match?.guest.isAnswered ?? false).toBe(false);
      }),
    );
  });

  test("the same guest as when the answers are matched one after the other", () => {
    const answers = fc.array(fc.record({ name: names, email: emails }));
    fc.assert(
      fc.property(guests, answers, (list, sent) => {
        const numbered = list.map((each, id) => ({ ...each, id }));
        const answered = new Set<number>();
        const oneByOne = sent.flatMap((answer) => {
          const [match] = matchGuests(
            numbered.map((each) => ({
              ...each,
              isAnswered: each.isAnswered || answered.has(each.id),
            })),
            [answer],
          );
          if (match) answered.add(match.guest.id);
          return match ? [[match.guest.id, match.reason]] : [];
        });
        const together = matchGuests(numbered, sent);
        expect(together.map(({ guest, reason }) => [guest.id, reason])).toEqual(oneByOne);
      }),
    );
  });
});
