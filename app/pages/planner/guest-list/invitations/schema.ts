import { z } from "zod";
import { maxGuests, maxLengths, rsvpStatuses } from "#app/features/guests/rules.ts";
import { mailingKinds, maxGreetingLength } from "#app/features/invitations/rules.ts";
import { answerModes } from "#app/features/weddings/rules.ts";
import {
  choice,
  date,
  emptyToNull,
  id,
  idOrNull,
  ids,
  line,
  optional,
  requiredId,
  text,
  time,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import { answerFormTexts } from "./answer-form/texts.ts";
import { invitationTexts } from "./texts.ts";

const { errors } = invitationTexts.sending;

const when = choice(["now", "later"]);

/** The date and time are used only for a planned mailing. */
export const mailingSchema = z.object({
  id: requiredId(),
  kind: choice(mailingKinds),
  greeting: text({ max: maxGreetingLength, tooLong: errors.greetingTooLong }),
  when: optional(when, "now"),
  date: optional(
    date({ min: "2020-01-01", max: "2200-12-31", invalid: errors.date, outOfRange: errors.date }),
    null,
  ),
  time: optional(time(errors.time), null),
  household: ids({ max: maxGuests }),
});

const someDay = {
  min: "2020-01-01",
  max: "2200-12-31",
  invalid: answerFormTexts.errors.date,
  outOfRange: answerFormTexts.errors.date,
};

export const answerFormSchema = z.object({
  version: version(),
  answerMode: choice(answerModes, answerFormTexts.errors.mode),
  answerDeadline: optional(date(someDay), null),
});

/** Sends the mail of one household to the couple. */
export const testMailSchema = mailingSchema.pick({ kind: true, greeting: true }).extend({
  household: id(),
});

export const mailingRef = z.object({ mailing: id() });

export const recipientRefs = z.object({ id: ids({ min: 1, max: maxGuests }) });

export const recipientRef = z.object({ id: id() });

export const householdRef = z.object({ household: id() });

export const householdRefs = z.object({ household: ids({ min: 1, max: maxGuests }) });

const {
  household: maxHousehold,
  address: maxAddress,
  postalCode: maxCode,
  city: maxCity,
} = maxLengths;

const lineOrNull = (field: string, max: number) =>
  line({ max, tooLong: tooLong(field, max) }).transform(emptyToNull);

/** Postal codes of other countries have other lengths. */
export const householdSchema = householdRef.extend({
  version: version(),
  name: lineOrNull("Navnet", maxHousehold),
  address: lineOrNull("Adressen", maxAddress),
  postalCode: lineOrNull("Postnummeret", maxCode),
  city: lineOrNull("Poststedet", maxCity),
  contact: idOrNull(),
});

export const separateRef = z.object({ separate: id() });

export const guestRef = z.object({ guest: id() });

const { name: maxName, dietaryRequirements: maxDiet } = maxLengths;
const diet = () => text({ max: maxDiet, tooLong: tooLong("Kosthold", maxDiet) });

/** The couple's values that the answer has replaced. Only those in `columns` are restored. */
export const ownValuesBefore = guestRef.extend({
  columns: line({ max: 100, tooLong: invalidValue }).transform((names) => names.split(" ")),
  rsvpStatus: optional(choice(rsvpStatuses), null),
  dietaryRequirements: diet(),
  plusOneName: line({ max: maxName, tooLong: tooLong("Navnet", maxName) }),
  plusOneDietaryRequirements: diet(),
});
