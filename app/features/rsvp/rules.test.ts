import { describe, expect, test } from "vitest";
import { answer } from "#tests/support/factories.ts";
import {
  type Answer,
  answerToChange,
  guestCount,
  identityOf,
  normaliseEmail,
  type StoredAnswer,
} from "./rules.ts";

test.each([
  [{ attending: true, plusOneName: null }, 1],
  [{ attending: true, plusOneName: "Ola" }, 2],
  [{ attending: false, plusOneName: null }, 0],
  [{ attending: false, plusOneName: "Ola" }, 0],
])("%j counts as %d persons", (answer, persons) => {
  expect(guestCount(answer)).toBe(persons);
});

test.each([
  [" Kari@Epost.NO ", "kari@epost.no"],
  ["ka\u030are@epost.no", "k\u00e5re@epost.no"],
  ["kari+bryllup@epost.no", "kari+bryllup@epost.no"],
  ["k.a.r.i@epost.no", "k.a.r.i@epost.no"],
])("the e-mail %s is normalised to %s", (email, known) => {
  expect(normaliseEmail(email)).toBe(known);
});

test("a person is identified by e-mail and name, ignoring case and spacing", () => {
  const person = (guestName: string, email: string | null = "a@b.no", visitorId = "v") =>
    identityOf({ email, guestName, visitorId });
  expect(person("  ÅSE \u00a0 Lie")).toBe(person("A\u030ase Lie"));
  expect(person("Åse Lie")).not.toBe(person("Ase Lie"));
  expect(person("Åse Lie")).not.toBe(person("Åse Lie", "b@b.no"));
  expect(person("Åse Lie", "a@b.no", "other")).toBe(person("Åse Lie"));
});

test("without e-mail, a person is identified by browser and name", () => {
  const person = (guestName: string, visitorId: string) =>
    identityOf({ email: null, guestName, visitorId });
  expect(person("ÅSE Lie", "v")).toBe(person("Åse  Lie", "v"));
  expect(person("Åse Lie", "v")).not.toBe(person("Åse Lie", "other"));
});

describe("answerToChange", () => {
  const kari = row("1", "Kari", "a@b.no", { isOwn: true });
  const ola = row("2", "Ola", "a@b.no", { isOwn: true, additional: true });
  const per = row("3", "Per", "per@b.no");
  const nils = row("4", "Nils", "a@b.no");
  const liten = row("5", "Liten", null, { isOwn: true, additional: true });
  const eir = row("7", "Eir", null, { isOwn: true, additional: true, isByLink: true });
  const liten2 = row("6", "Liten", null, { visitorId: "other" });

  test.each<[string, Partial<Answer>, StoredAnswer[], StoredAnswer | undefined]>([
    ["nothing stored", {}, [], undefined],
    ["same e-mail, another name", {}, [nils], undefined],
    ["same browser and name, by link", { guestName: "EIR" }, [kari, eir], eir],
    ["same browser, by link for another", { guestName: "Eir Lie" }, [eir], undefined],
    ["same e-mail and name, in another spelling", { email: "A@b.no" }, [nils, kari], kari],
    ["same name, another e-mail", { guestName: "Per" }, [per], undefined],
    ["same browser", { email: "ny@b.no" }, [kari, ola], kari],
    ["same browser, another name", { guestName: "Kari Lie" }, [nils, kari, ola], kari],
    ["person before browser", { guestName: "Per", email: "per@b.no" }, [kari, per], per],
    ["person before browser, one e-mail", { guestName: "Ola" }, [kari, ola], ola],
    ["additional, new person", { guestName: "Liv", additional: true }, [kari, ola], undefined],
    ["additional, known person", { guestName: "Ola", additional: true }, [kari, ola], ola],
    ["additional, the browser's own person", { additional: true }, [kari, ola], kari],
    [
      "chosen, new name",
      { guestName: "Olav", additional: true, responseId: "2" },
      [kari, ola],
      ola,
    ],
    [
      "chosen, but another person's",
      { guestName: "Per", email: "per@b.no", responseId: "1" },
      [kari, per],
      per,
    ],
    ["chosen, but another browser's", { email: "ny@b.no", responseId: "3" }, [per], undefined],
    [
      "additional, no e-mail, same name",
      { guestName: "liten", email: null, additional: true },
      [liten2, liten],
      liten,
    ],
    [
      "additional, no e-mail, another browser's name",
      { guestName: "Liten", email: null, additional: true },
      [liten2],
      undefined,
    ],
    [
      "additional, e-mail added",
      { guestName: "Liten", email: "l@b.no", additional: true },
      [kari, liten],
      liten,
    ],
    [
      "no e-mail changes no answer of an additional person",
      { guestName: "Liten" },
      [liten],
      undefined,
    ],
    ["an additional row is not the browser's own", { email: "ny@b.no" }, [ola], undefined],
  ])("%s", (_, values, stored, expected) => {
    const sent = answer({ guestName: "Kari", email: "a@b.no", ...values });
    expect(answerToChange(stored, { ...sent, visitorId: "v" })).toBe(expected);
  });
});

function row(
  id: string,
  guestName: string,
  email: string | null,
  values: Partial<StoredAnswer> = {},
): StoredAnswer {
  const unknown = { visitorId: "v", isOwn: false, additional: false, isByLink: false };
  return { id, guestName, email, ...unknown, ...values };
}
