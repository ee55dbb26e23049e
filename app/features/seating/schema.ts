import { z } from "zod";
import { choice, line, requiredId } from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import type { IdentifiedChange } from "./plan/changes.ts";
import {
  maxChangesPerRequest,
  maxLengths,
  maxRoomItems,
  maxRoomMetres,
  maxRules,
  maxSeats,
  maxTableNumber,
  maxTables,
  minRoomMetres,
  minSeats,
  roomItemKinds,
  tableShapes,
} from "./rules.ts";
import { seatingTexts } from "./texts.ts";

const { errors } = seatingTexts;

const maxPersons = maxTables * maxSeats;
/** In units of the plan, from the room's corner. */
const maxPosition = 10_000;
const maxTableSize = 2_000;

const number = (min: number, max: number) =>
  z.number(invalidValue).min(min, invalidValue).max(max, invalidValue);
const integer = (min: number, max: number) =>
  z.int(invalidValue).min(min, invalidValue).max(max, invalidValue);
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, invalidValue).max(max, invalidValue);
const rotation = number(0, 359.999);

const person = {
  guestId: requiredId(),
  person: z.union([z.literal(0), z.literal(1)], invalidValue),
};
const personRef = z.object(person, invalidValue);
const seatedPerson = z.object({ ...person, seat: integer(1, maxSeats).nullable() });
const proposedSeat = seatedPerson.extend({ tableId: requiredId() });
const planSeat = proposedSeat.extend({ byHand: z.boolean(invalidValue) });

const tableFields = z.object({
  // Edits leave a name out, which `line` alone would read as an empty one.
  name: z
    .string(errors.name)
    .transform((sent): string | undefined => sent)
    .pipe(
      line({
        max: maxLengths.tableName,
        required: errors.name,
        tooLong: tooLong("Navnet", maxLengths.tableName),
      }),
    ),
  number: integer(1, maxTableNumber),
  seats: z.int(errors.seats).min(minSeats, errors.seats).max(maxSeats, errors.seats),
  shape: choice(tableShapes),
  x: number(-maxPosition, maxPosition),
  y: number(-maxPosition, maxPosition),
  width: number(20, maxTableSize).nullable(),
  height: number(20, maxTableSize).nullable(),
  rotation,
  isHead: z.boolean(invalidValue),
  coupleSeats: integer(0, maxSeats),
  isLocked: z.boolean(invalidValue),
  groupId: requiredId().nullable(),
});
const planTable = tableFields.extend({ id: requiredId() });

const ruleBase = { id: requiredId(), isMust: z.boolean(invalidValue) };
const planRule = z
  .discriminatedUnion(
    "type",
    [
      z.object({
        ...ruleBase,
        type: choice(["together", "next", "apart"]),
        guestId: requiredId(),
        otherGuestId: requiredId(),
      }),
      z.object({ ...ruleBase, type: choice(["near", "far"]), guestId: requiredId() }),
      z.object({
        ...ruleBase,
        type: z.literal("locked"),
        guestId: requiredId(),
        tableId: requiredId(),
      }),
      z.object({
        ...ruleBase,
        type: choice(["atMost", "atLeast"]),
        categoryId: requiredId(),
        tableId: requiredId(),
        count: integer(0, maxSeats),
      }),
    ],
    invalidValue,
  )
  .refine(
    (rule) => !("otherGuestId" in rule) || rule.otherGuestId !== rule.guestId,
    errors.oneGuest,
  );

const metres = number(0, maxRoomMetres);
const roomSide = z
  .number(errors.room)
  .min(minRoomMetres, errors.room)
  .max(maxRoomMetres, errors.room);
const roomItem = z.object({
  id: requiredId(),
  kind: choice(roomItemKinds),
  x: metres,
  y: metres,
  width: metres,
  depth: metres,
  rotation,
  text: line({
    max: maxLengths.roomText,
    tooLong: tooLong("Teksten", maxLengths.roomText),
  }),
});
const room = z.object({ width: roomSide, depth: roomSide, items: list(roomItem, maxRoomItems) });

const changeId = { id: requiredId() };
const tableId = requiredId();
const change = z.discriminatedUnion(
  "type",
  [
    z.object({
      ...changeId,
      type: z.literal("seat"),
      tableId,
      persons: list(seatedPerson, maxSeats),
    }),
    z.object({ ...changeId, type: z.literal("unseat"), persons: list(personRef, maxPersons) }),
    z.object({ ...changeId, type: z.literal("swap"), one: personRef, other: personRef }),
    z.object({
      ...changeId,
      type: z.literal("setSeats"),
      seats: list(planSeat, maxPersons),
      unseated: list(personRef, maxPersons),
    }),
    z.object({
      ...changeId,
      type: z.literal("applyProposal"),
      seats: list(proposedSeat, maxPersons),
    }),
    z.object({ ...changeId, type: z.literal("reset") }),
    z.object({ ...changeId, type: z.literal("addTable"), table: planTable }),
    z.object({ ...changeId, type: z.literal("changeTable"), tableId, set: tableFields.partial() }),
    z.object({ ...changeId, type: z.literal("deleteTable"), tableId }),
    z.object({
      ...changeId,
      type: z.literal("restoreTable"),
      table: planTable,
      seats: list(planSeat, maxSeats),
      rules: list(planRule, maxRules),
    }),
    z.object({ ...changeId, type: z.literal("addRule"), rule: planRule }),
    z.object({ ...changeId, type: z.literal("changeRule"), rule: planRule }),
    z.object({ ...changeId, type: z.literal("deleteRule"), ruleId: requiredId() }),
    z.object({ ...changeId, type: z.literal("setRoom"), room: room.nullable() }),
    z.object({
      ...changeId,
      type: z.literal("setNumberedSeats"),
      hasNumberedSeats: z.boolean(invalidValue),
    }),
    z.object({
      ...changeId,
      type: z.literal("setReleased"),
      isReleased: z.boolean(invalidValue),
      releasedFrom: z.iso.datetime(invalidValue).nullable(),
    }),
  ],
  invalidValue,
) satisfies z.ZodType<IdentifiedChange>;

/** Null for a room that another release has stored in another shape. */
export const storedRoom = room.nullable().catch(null);

/** A form whose control `changes` holds a JSON list of changes. */
export const seatingChangesSchema = z.object({
  changes: z.string(invalidValue).transform(parseJson).pipe(list(change, maxChangesPerRequest)),
});

/** What is being moved as JSON; null for nothing. */
export const seatingHoldSchema = z.object({
  held: z
    .string(invalidValue)
    .transform(parseJson)
    .pipe(
      z
        .object(
          { persons: list(personRef, maxSeats), tableId: requiredId().nullable() },
          invalidValue,
        )
        .nullable(),
    ),
});

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: invalidValue });
    return z.NEVER;
  }
}
