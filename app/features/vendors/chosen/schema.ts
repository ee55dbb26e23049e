import { z } from "zod";
import {
  checkbox,
  choice,
  email,
  emptyToNull,
  id,
  idOrNull,
  line,
  money,
  optional,
  phone,
  requiredId,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths, vendorCategories } from "../rules.ts";
import { maxPrice } from "./rules.ts";
import { chosenTexts } from "./texts.ts";

const { invalid } = chosenTexts;

const limited = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });
const price = () =>
  optional(money({ max: maxPrice, invalid: invalid.price, tooLarge: invalid.priceTooLarge }), null);

export const chosenRef = z.object({ id: id() });

/**
 * What the agreed price is for: an item that the couple has, or a new one. Without a category of the
 * couple's, a new one is made.
 */
const budgetPart = {
  agreedPrice: price(),
  existingItemId: idOrNull(),
  budgetItemId: requiredId(),
  budgetCategoryId: idOrNull(),
  newCategoryId: requiredId(),
};

export const choiceSchema = z.object({
  id: requiredId(),
  vendorId: id(),
  inBudget: checkbox(),
  ...budgetPart,
});

export const budgetSchema = chosenRef.extend(budgetPart);

export const chosenSchema = z.object({
  id: requiredId(),
  category: choice(vendorCategories, invalid.category),
  name: line({ ...limited("Navnet", maxLengths.name), required: invalid.name }),
  contactPerson: line(limited("Kontaktpersonen", maxLengths.contact)).transform(emptyToNull),
  phone: optional(phone(invalid.phone), null),
  email: email({ invalid: invalid.email }).transform(emptyToNull),
  agreedPrice: price(),
  notes: text(limited("Notatet", maxLengths.notes)).transform(emptyToNull),
  contract: idOrNull(),
});

export const changedChosenSchema = chosenSchema.extend({ version: version() });

export const categorySchema = z.object({ category: choice(vendorCategories, invalid.category) });

export type ChosenInput = z.output<typeof chosenSchema>;
export type BudgetInput = Omit<z.output<typeof budgetSchema>, "id">;
