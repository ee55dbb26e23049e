import { z } from "zod";
import { type Diet, dietOptionNames, formatDiet } from "#app/features/guests/diets/rules.ts";
import { maxEmailLength } from "#app/platform/http/email-address.ts";
import {
  checkbox,
  choice,
  email,
  emptyToNull,
  line,
  text,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { type AskedPerson, controlsOf, type HouseholdAnswer, type PersonAnswer } from "./rules.ts";
import { householdTexts } from "./texts.ts";

const { errors } = householdTexts;

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

type Values = Record<string, unknown>;

/** Returns the schema of a household's form, which has fields for each guest. */
export function householdAnswerSchema(people: readonly AskedPerson[]) {
  return z
    .object({
      ...Object.fromEntries(people.flatMap(fieldsOf)),
      message: text(lengthLimit("Meldingen", 2000)).transform(emptyToNull),
      email: email({
        invalid: errors.email,
        tooLong: tooLong("E-postadressen", maxEmailLength),
      }).transform(emptyToNull),
    })
    .transform(
      (form): HouseholdAnswer => ({
        people: people.map((person) => answerOf(person, form)),
        message: form.message,
        email: form.email,
      }),
    );
}

function fieldsOf({ id, name, hasCompanion }: AskedPerson): [string, z.ZodType][] {
  const own = controlsOf(id);
  const companion = controlsOf(id, true);
  return [
    [own.attending, choice(["yes", "no"], errors.attending(name))],
    ...dietFields(own),
    ...(hasCompanion
      ? ([
          // An unticked companion does not come.
          [companion.attending, checkbox("yes")],
          [companion.name, line(lengthLimit("Navnet på følget", 100))],
          ...dietFields(companion),
        ] satisfies [string, z.ZodType][])
      : []),
  ];
}

function dietFields(controls: ReturnType<typeof controlsOf>): [string, z.ZodType][] {
  return [
    ...dietOptionNames.map((option): [string, z.ZodType] => [controls.diet[option], checkbox()]),
    [controls.otherDiet, line(lengthLimit("Allergier eller kosthold", 300))],
    [controls.severe, checkbox()],
  ];
}

function answerOf({ id, hasCompanion }: AskedPerson, form: Values): PersonAnswer {
  const own = controlsOf(id);
  const companion = controlsOf(id, true);
  const attending = form[own.attending] === "yes";
  const bringsCompanion = attending && hasCompanion && form[companion.attending] === true;
  return {
    guestId: id,
    attending,
    ...(attending ? dietOf(own, form) : { dietaryRestrictions: null, severeAllergy: false }),
    companion: bringsCompanion
      ? { name: emptyToNull(String(form[companion.name] ?? "")), ...dietOf(companion, form) }
      : null,
  };
}

function dietOf(controls: ReturnType<typeof controlsOf>, form: Values) {
  const diet: Diet = {
    options: dietOptionNames.filter((option) => form[controls.diet[option]] === true),
    other: String(form[controls.otherDiet] ?? ""),
  };
  const dietaryRestrictions = formatDiet(diet);
  return {
    dietaryRestrictions,
    severeAllergy: dietaryRestrictions !== null && form[controls.severe] === true,
  };
}
