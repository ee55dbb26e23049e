import { z } from "zod";
import { invalidValue } from "#app/platform/http/texts.ts";
import type { KitchenPerson } from "./rules.ts";

const person = z.object({
  guestId: z.string(),
  person: z.union([z.literal(0), z.literal(1)]),
  name: z.string().nullable(),
  table: z.int().nullable(),
  diet: z.string().nullable(),
  hasSevereAllergy: z.boolean(),
  isChild: z.boolean(),
}) satisfies z.ZodType<KitchenPerson>;

/** Null for a sheet that another release has stored in another shape. */
export const storedPersons = z.array(person).nullable().catch(null);

/** `sheet` is the fingerprint of what was on the sheet. */
export const printedSheetSchema = z.object({
  sheet: z.string(invalidValue).regex(/^[\w-]{43}$/, invalidValue),
});
