import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { suggestEnvelopes } from "./rules.ts";

interface Facts {
  address?: string;
  email?: string;
  phone?: string;
  companionStatus?: string;
}

let lastId = 0;

function home(name: string, { address = "", email, phone, companionStatus }: Facts = {}) {
  lastId += 1;
  const guest = {
    name,
    email: email ?? null,
    phone: phone ?? null,
    companionStatus: companionStatus ?? null,
  };
  return { id: `${lastId} ${name}`, address, guests: [guest] };
}

const storgata = "Storgata 11, 5750 Odda";

describe("households that may live together", () => {
  test.each([
    [
      "the same address and surname",
      "address",
      true,
      home("Sigrid Lie", { address: storgata }),
      home("Jonas Lie", { address: "storgata 11 5750  Odda" }),
    ],
    [
      "the same address",
      "address-only",
      false,
      home("Sigrid Lie", { address: storgata }),
      home("Bente Solli", { address: storgata }),
    ],
    [
      "one e-mail",
      "contact",
      true,
      home("Per Dahl", { email: "oss@epost.no" }),
      home("Wenche Vik", { email: "oss@epost.no" }),
    ],
    [
      "one phone",
      "contact",
      true,
      home("Per Dahl", { phone: "+4741234567" }),
      home("Wenche Vik", { phone: "+4741234567", address: storgata }),
    ],
    ["neighbours of one surname", "surname", false, home("Aud Vik"), home("Roar Vik")],
    ["a double surname", "surname", false, home("Marit Ødegård"), home("Alex Ødegård-Thorvaldsen")],
  ] as const)("%s is the reason %s", (_, reason, isCertain, one, other) => {
    const [found] = suggestEnvelopes([one, other]);
    expect(found).toMatchObject({ reason, isCertain });
    expect(found?.ids.toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test.each([
    ["nothing in common", [home("Aud Vik"), home("Roar Dahl")]],
    ["others between them", [home("Aud Vik"), home("Per Dahl"), home("Roar Vik")]],
    [
      "one surname, each with a companion",
      [home("Aud Vik", { companionStatus: "pending" }), home("Roar Vik")],
    ],
    ["first names only", [home("Mormor"), home("Mormor")]],
    [
      "two addresses",
      [home("Aud Vik", { address: storgata }), home("Roar Vik", { address: "Veien 2" })],
    ],
    [
      "two addresses and one e-mail",
      [
        home("Aud Vik", { address: storgata, email: "a@b.no" }),
        home("Per Dahl", { address: "Veien 2", email: "a@b.no" }),
      ],
    ],
    ["a whole family", ["Aud", "Bo", "Ea", "Geir", "Ida"].map((name) => home(`${name} Vik`))],
  ])("with %s are left alone", (_, households) => {
    expect(suggestEnvelopes(households)).toEqual([]);
  });

  test("uncertain ones come first, and the one with an address stays", () => {
    const known = home("Siri Lund", { address: storgata, phone: "1" });
    const found = suggestEnvelopes([
      home("Geir Lund", { phone: "1" }),
      known,
      home("Aud Vik"),
      home("Roar Vik"),
    ]);
    expect(found.map(({ reason }) => reason)).toEqual(["surname", "contact"]);
    expect(found[1]?.ids[0]).toBe(known.id);
  });

  test("what was refused is not suggested again, for no other reason either", () => {
    const [aud, roar] = [home("Aud Vik", { phone: "1" }), home("Roar Vik", { phone: "1" })];
    const [ea, bo] = [home("Ea Dahl", { phone: "1" }), home("Bo Lie", { address: storgata })];
    const all = [aud, roar, ea, bo];
    const idsOf = (refused: string[][]) => suggestEnvelopes(all, refused).map(({ ids }) => ids);
    expect(idsOf([])).toEqual([[aud.id, roar.id, ea.id]]);
    expect(idsOf([[aud.id, roar.id]])).toEqual([[aud.id, ea.id]]);
    expect(idsOf([[aud.id, roar.id, ea.id]])).toEqual([]);
    expect(idsOf([[aud.id, bo.id]])).toEqual([[aud.id, roar.id, ea.id]]);
  });

  test("no household is suggested twice, none alone", () => {
    const word = fc.constantFrom("Vik", "Dahl", "Vik-Dahl", "");
    const someHome = fc
      .record({
        name: word,
        address: fc.constantFrom("", "A 1", "B 2"),
        email: fc.constantFrom("x@y.no", "z@y.no", undefined),
      })
      .map(({ name, address, email }) =>
        home(`Kari ${name}`, { address, ...(email && { email }) }),
      );
    fc.assert(
      fc.property(fc.array(someHome, { maxLength: 12 }), (households) => {
        const found = suggestEnvelopes(households);
        const ids = found.flatMap((each) => each.ids);
        expect(new Set(ids).size).toBe(ids.length);
        expect(found.every((each) => each.ids.length > 1)).toBe(true);
      }),
    );
  });
});
