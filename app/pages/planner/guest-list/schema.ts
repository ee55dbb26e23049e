import { z } from "zod";
import type { HouseholdBefore } from "#app/features/guests/households/commands.server.ts";
import {
  type GuestValue,
  maxGuests,
  maxLengths,
  rsvpStatuses,
  sides,
} from "#app/features/guests/rules.ts";
import {
  checkbox,
  choice,
  count,
  email,
  emptyToNull,
  id,
  idOrNull,
  ids,
  instant,
  line,
  optional,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";
import { nilUuid } from "#app/platform/uuid.ts";
import { guestListTexts } from "./texts.ts";

const { invalid } = guestListTexts;

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });
const name = () => line({ ...lengthLimit("Navnet", maxLengths.name), required: invalid.name });
const optionalName = () => line(lengthLimit("Navnet", maxLengths.name));
const diet = (field = "Kosthold") => text(lengthLimit(field, maxLengths.dietaryRequirements));
const status = choice(rsvpStatuses);

export const guestRef = z.object({ id: id() });

export const guestRefs = z.object({ id: ids({ min: 1, max: maxGuests }) });

export const guestSchema = guestRef.extend({
  name: name(),
  status: optional(status, null),
  plusOne: checkbox(),
  plusOneName: optionalName(),
  plusOneDiet: diet("Kosthold for følge"),
  plusOneSevereAllergy: checkbox(),
  diet: diet(),
  severeAllergy: checkbox(),
  email: email({ invalid: invalid.email }).transform((typed) => emptyToNull(typed.toLowerCase())),
  /** A number that cannot be read is kept as typed. */
  phone: line(lengthLimit("Telefonnummeret", 40)).transform(
    (typed) => parsePhoneNumber(typed) ?? emptyToNull(typed),
  ),
  category: idOrNull(),
  side: optional(choice(sides), null),
  isChild: checkbox(),
});

export const changedGuestSchema = guestSchema.extend({
  version: version(),
  household: idOrNull(),
  householdBefore: idOrNull(),
});

export const statusSchema = guestRefs.extend({ status });

export const categoryChoice = guestRefs.extend({ category: idOrNull() });

const valuesBefore = z.object({ id: ids({ max: maxGuests }), value: ids({ max: maxGuests }) });

function valueOfEach({ id: guestIds, value }: z.infer<typeof valuesBefore>) {
  return guestIds.map((guestId, index) => {
    const before = value[index] ?? nilUuid;
    return { id: guestId, value: before === nilUuid ? null : before };
  });
}

/** What each guest had before, in the order of the ids; the nil UUID for none. */
export const guestValues = valuesBefore.transform(valueOfEach);

/** Returns the fields of `guestValues`, for the undo of an action. */
export function guestValueFields(before: readonly GuestValue<string | null>[]) {
  return {
    id: before.map(({ id: guestId }) => guestId).join(" "),
    value: before.map(({ value }) => value ?? nilUuid).join(" "),
  };
}

export const householdsBefore = valuesBefore
  .extend({ contact: ids({ max: maxGuests }) })
  .transform(({ contact, ...before }) => {
    const contacts = new Set(contact);
    return valueOfEach(before).flatMap(({ id: guestId, value }) =>
      value ? [{ id: guestId, value, isContact: contacts.has(guestId) }] : [],
    );
  });

/** Returns the fields of `householdsBefore`, for the undo of an action. */
export function householdsBeforeFields(before: readonly HouseholdBefore[]) {
  const contacts = before.filter(({ isContact }) => isContact);
  return { ...guestValueFields(before), contact: contacts.map(({ id: each }) => each).join(" ") };
}

/** The guests by the status that each had before. */
export const statusesBefore = z
  .object({
    attending: ids({ max: maxGuests }),
    declined: ids({ max: maxGuests }),
    pending: ids({ max: maxGuests }),
    answered: ids({ max: maxGuests }),
  })
  .transform(({ answered, ...byStatus }) => [
    ...rsvpStatuses.flatMap((value) => byStatus[value].map((guestId) => ({ id: guestId, value }))),
    ...answered.map((guestId) => ({ id: guestId, value: null })),
  ]);

export const companionBefore = guestRef.extend({
  newGuest: id(),
  plusOne: checkbox(),
  plusOneName: optionalName().transform(emptyToNull),
  plusOneStatus: optional(status, null),
  plusOneDiet: diet().transform(emptyToNull),
  plusOneSevereAllergy: checkbox(),
  /** The answer that was linked to the new guest. */
  answer: idOrNull(),
});

export const categorySchema = z.object({
  id: id(),
  name: line({ ...lengthLimit("Navnet", maxLengths.category), required: invalid.category }),
  color: z
    .string(invalid.color)
    .regex(/^#[0-9a-f]{6}$/i, invalid.color)
    .transform((color) => color.toUpperCase()),
});

export const changedCategorySchema = categorySchema.extend({ version: version() });

const total = () => count({ max: 1_000_000, invalid: invalidValue });

export const seenSchema = z.object({ until: instant() });

/** What the owner had marked as seen before. */
export const seenBefore = z.object({
  until: optional(instant(), null),
  comingPersons: total(),
  diets: total(),
});

export const linkSchema = z.object({ answer: id(), guest: id() });

export const answerRef = z.object({ answer: id() });

export const addedAnswer = z.object({ answer: id(), guest: id() });
