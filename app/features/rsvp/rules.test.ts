import { describe, expect, test } from "vitest";
import { answer } from "#tests/support/answer.ts";
import {
  type Answer,
  answerToChange,
  changedIdentity,
  guestCount,
  identities,
  type StoredAnswer,
} from "./rules.ts";

const visitor = "browser";

test.each([
  [{ attending: true, plusOneName: null }, 1],
  [{ attending: true, plusOneName: "Ola" }, 2],
  [{ attending: false, plusOneName: null }, 0],
  [{ attending: false, plusOneName: "Ola" }, 0],
])("%j stands for %d persons", (answer, persons) => {
  expect(guestCount(answer)).toBe(persons);
});

test.each([
  [" Kari@Epost.NO ", "kari@epost.no"],
  ["ka\u030are@epost.no", "k\u00e5re@epost.no"],
  ["kari+bryllup@epost.no", "kari+bryllup@epost.no"],
  ["k.a.r.i@epost.no", "k.a.r.i@epost.no"],
])("the e-mail %s is known as %s", (email, known) => {
  expect(identities({ email, guestName: "Kari" }).email).toBe(known);
});

test("a person is known by e-mail and name, in any spelling", () => {
  const person = (guestName: string) => identities({ email: "a@b.no", guestName }).person;
  expect(person("  ÅSE \u00a0 Lie")).toBe(person("A\u030ase Lie"));
  expect(person("Åse Lie")).not.toBe(person("Ase Lie"));
});

test.each([
  ["a@b.no", { email: "a@b.no" }, "a@b.no"],
  ["a@b.no kari", { email: "a@b.no" }, "a@b.no kari"],
  ["a@b.no", { email: "ny@b.no" }, "ny@b.no"],
  ["a@b.no ola", { additional: true }, "a@b.no kari"],
])("an entry known as %s, changed by %j, is known as %s", (identity, given, expected) => {
  const sent = answer({ guestName: "Kari", email: "a@b.no", ...given });
  expect(changedIdentity(row("1", "Kari", identity), sent)).toBe(expected);
});

describe("answerToChange", () => {
  const kari = row("1", "Kari", "a@b.no", { visitorId: visitor });
  const ola = row("2", "Ola", "a@b.no ola", { visitorId: visitor, additional: true });
  const per = row("3", "Per", "per@b.no");

  test.each<[string, Partial<Answer>, StoredAnswer[], StoredAnswer | undefined]>([
    ["nothing stored", {}, [], undefined],
    ["same e-mail", { email: "A@b.no", guestName: "Kari Lie" }, [kari, ola], kari],
    ["same browser", { email: "ny@b.no" }, [kari, ola], kari],
    ["e-mail before browser", { email: "per@b.no" }, [kari, per], per],
    ["person before e-mail", { guestName: "Ola" }, [kari, ola], ola],
    ["additional, new person", { guestName: "Liv", additional: true }, [kari, ola], undefined],
    ["additional, known person", { guestName: "Ola", additional: true }, [kari, ola], ola],
    ["additional, the one of the e-mail", { additional: true }, [kari, ola], kari],
    [
      "chosen, new name",
      { guestName: "Olav", additional: true, responseId: "2" },
      [kari, ola],
      ola,
    ],
    ["chosen, but known by e-mail", { email: "per@b.no", responseId: "1" }, [kari, per], per],
    ["chosen, but another browser's", { email: "ny@b.no", responseId: "3" }, [per], undefined],
    ["an additional row is not the browser's own", { email: "ny@b.no" }, [ola], undefined],
  ])("%s", (_, given, stored, expected) => {
    const sent = answer({ guestName: "Kari", email: "a@b.no", ...given });
    expect(answerToChange(stored, sent, visitor)).toBe(expected);
  });
});

function row(id: string, guestName: string, identity: string, given: Partial<StoredAnswer> = {}) {
  return { id, guestName, identity, visitorId: "another", additional: false, ...given };
}
