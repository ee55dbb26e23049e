import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { anyChange } from "#tests/support/random-plan-changes.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import { maxTables } from "./rules.ts";
import { seatingChangesSchema } from "./schema.ts";

function parse(changes: unknown) {
  const form = new FormData();
  form.set("changes", typeof changes === "string" ? changes : JSON.stringify(changes));
  return parseForm(form, seatingChangesSchema);
}

const id = randomUUID();
const guestId = randomUUID();
const tableId = randomUUID();
const table = planTable();
const ref = { guestId, person: 0 };
const rule = { id, isMust: true, type: "apart", guestId, otherGuestId: tableId };

test("every change is read as it was sent", () => {
  const ids = new Map<string, string>();
  const toUuid = (key: string) => ids.getOrInsertComputed(key, () => randomUUID());
  const withUuids = (text: string) =>
    text.replace(/"((guest|table|rule)-\d|family)"/g, (_, key) => `"${toUuid(key)}"`);
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
      const identified = changes.map((change) => ({ ...change, id: randomUUID() }));
      const sent = JSON.parse(withUuids(JSON.stringify(identified)));
      expect(parse(sent)).toEqual({ ok: true, value: { changes: sent } });
    }),
  );
});

test("names are cleaned", () => {
  const sent = [{ id, type: "addTable", table: { ...table, name: " Kollegaer\u0000 " } }];
  expect(parse(sent)).toMatchObject({ value: { changes: [{ table: { name: "Kollegaer" } }] } });
});

describe("refuses", () => {
  const edit = (set: object) => [{ id, type: "changeTable", tableId, set }];
  const added = (set: object) => [{ id, type: "addTable", table: { ...table, ...set } }];
  const room = (set: object) => [
    { id, type: "setRoom", room: { width: 10, depth: 10, items: [], ...set } },
  ];
  const item = { id, kind: "door", x: 1, y: 1, width: 1, depth: 1, rotation: 0, text: "" };
  const place = { ...ref, tableId, seat: null };

  test.each<[string, unknown]>([
    ["no JSON", "["],
    ["no list", {}],
    ["too many changes", Array(101).fill({ id, type: "reset" })],
    ["an unknown change", [{ id, type: "explode" }]],
    ["a change without an id", [{ type: "reset" }]],
    ["a third person", [{ id, type: "unseat", persons: [{ guestId, person: 2 }] }]],
    ["chair 0", [{ id, type: "seat", tableId, persons: [{ ...ref, seat: 0 }] }]],
    ["half a chair", [{ id, type: "seat", tableId, persons: [{ ...ref, seat: 1.5 }] }]],
    [
      "more persons than a table has chairs",
      [{ id, type: "seat", tableId, persons: Array(21).fill({ ...ref, seat: null }) }],
    ],
    [
      "a proposal for too many",
      [{ id, type: "applyProposal", seats: Array(maxTables * 20 + 1).fill(place) }],
    ],
    ["1 seat", added({ seats: 1 })],
    ["21 seats", added({ seats: 21 })],
    ["no name", added({ name: " " })],
    ["a missing name", added({ name: undefined })],
    ["a long name", added({ name: "x".repeat(61) })],
    ["an empty new name", edit({ name: "" })],
    ["number 0", edit({ number: 0 })],
    ["an unknown shape", edit({ shape: "star" })],
    ["a position beyond the plan", edit({ x: 1e9 })],
    ["a full turn", edit({ rotation: 360 })],
    ["an unending size", '[{"id":"x","type":"changeTable","set":{"width":1e999}}]'],
    [
      "a rule about one guest alone",
      [{ id, type: "addRule", rule: { ...rule, otherGuestId: guestId } }],
    ],
    [
      "a rule that lacks a guest",
      [{ id, type: "addRule", rule: { ...rule, otherGuestId: undefined } }],
    ],
    ["a room of 2 metres", room({ width: 2 })],
    ["a room of 61 metres", room({ depth: 61 })],
    ["too many doors", room({ items: Array(101).fill(item) })],
    ["an unknown thing in the room", room({ items: [{ ...item, kind: "piano" }] })],
  ])("%s", (_, sent) => {
    expect(parse(sent)).toMatchObject({ ok: false });
  });

  test("with the specification's bounds in words", () => {
    expect(parse(added({ seats: 21 }))).toMatchObject({
      errors: { fieldErrors: { changes: "Et bord har 2 til 20 plasser" } },
    });
  });
});

test("an edit leaves out what does not change", () => {
  const sent = [{ id, type: "changeTable", tableId, set: { x: 4 } }];
  expect(parse(sent)).toEqual({ ok: true, value: { changes: sent } });
});
