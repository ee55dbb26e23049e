import { z } from "zod";
import {
  checkbox,
  choice,
  count,
  date,
  emptyToNull,
  id,
  idOrNull,
  ids,
  line,
  money,
  optional,
  requiredId,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  defaultCategoryColor,
  isAgreedPerGuest,
  maxAmount,
  maxLengths,
  maxPricePerGuest,
  maxRows,
  pricings,
} from "../rules.ts";
import { budgetTexts } from "../texts.ts";
import { dateRange, maxGuests, maxWeight } from "./rules.ts";

const { invalid } = budgetTexts;

const name = (required: string) =>
  line({ max: maxLengths.name, tooLong: tooLong("Navnet", maxLengths.name), required });

const amountUpTo = (max: number) =>
  money({ max, invalid: invalid.amount, tooLarge: invalid.tooMuch(formatMoney(max)) });
const amount = optional(amountUpTo(maxAmount), 0);
const pricePerGuest = optional(amountUpTo(maxPricePerGuest), null);

const optionalDate = () =>
  optional(date({ ...dateRange, invalid: invalid.date, outOfRange: invalid.dateOutOfRange }), null);

export const budgetRef = z.object({ id: id() });

export const categorySchema = budgetRef.extend({
  name: name(invalid.categoryName),
  budgetAmount: amount,
  color: optional(
    line({ max: "#RRGGBB".length, tooLong: invalid.color }).refine(
      (color) => /^#[0-9a-f]{6}$/i.test(color),
      invalid.color,
    ),
    defaultCategoryColor,
  ),
});

export const changedCategorySchema = categorySchema.extend({ version: version() });

const itemFields = budgetRef.extend({
  name: name(invalid.itemName),
  categoryId: requiredId(invalid.category),
  pricing: optional(choice(pricings), "fixed"),
  estimatedCost: amount,
  pricePerGuest,
  pricePerChild: pricePerGuest,
  actualCost: amount,
  agreedPerGuest: pricePerGuest,
  agreedPerChild: pricePerGuest,
  dueDate: optionalDate(),
  notes: text({
    max: maxLengths.notes,
    tooLong: tooLong("Notatet", maxLengths.notes),
  }).transform(emptyToNull),
  payee: line({
    max: maxLengths.payee,
    tooLong: tooLong("Mottakeren", maxLengths.payee),
  }).transform(emptyToNull),
  receiptId: idOrNull(),
});

export const itemSchema = withOneAgreement(itemFields);

export const changedItemSchema = withOneAgreement(itemFields.extend({ version: version() }));

export const paidSchema = budgetRef.extend({ paid: checkbox() });

/** What was paid before; `payments` has `id:yyyy-mm-dd`, or `id:` for one that was not paid. */
export const paidStateSchema = paidSchema.extend({
  paidOn: optionalDate(),
  payments: list(z.string(invalidValue).max(60, invalidValue), maxRows.payments).transform((sent) =>
    sent.flatMap(statedPayment),
  ),
});

const paymentFields = budgetRef.extend({
  name: name(invalid.paymentName),
  amount: amountUpTo(maxAmount),
  dueDate: optionalDate(),
  paidOn: optionalDate(),
  payerId: idOrNull(),
  receiptId: idOrNull(),
});

export const paymentSchema = paymentFields.extend({ itemId: id() });

export const changedPaymentSchema = paymentFields.extend({ version: version() });

/** A weight for each payer, in the same order; an empty weight or 0 shares nothing. */
export const sharesSchema = budgetRef.extend({
  payerId: ids({ max: maxRows.payers }),
  weight: list(optional(count({ max: maxWeight, invalid: invalid.weight }), 0), maxRows.payers),
});

export const payerSchema = budgetRef.extend({ name: name(invalid.payerName) });

export const changedPayerSchema = payerSchema.extend({ version: version() });

/** Without a total the template has no amounts. */
export const templateSchema = z.object({
  total: optional(amountUpTo(maxAmount), null),
  guests: optional(count({ max: maxGuests, invalid: invalid.guests }), null),
});

export const remindersSchema = z.object({ remindByMail: checkbox() });

export const emptySchema = z.object({});

export type CategoryInput = z.output<typeof categorySchema>;
export type ItemInput = z.output<typeof itemSchema>;
export type PaymentInput = z.output<typeof paymentSchema>;

/** A fixed sum and a price for each guest contradict each other. */
function withOneAgreement<Schema extends z.ZodType<z.output<typeof itemFields>>>(schema: Schema) {
  return schema.refine(
    (item) => !(item.actualCost > 0 && isAgreedPerGuest({ ...item, actualCost: 0 })),
    {
      path: ["actualCost"],
      message: invalid.twoAgreements,
    },
  );
}

/** Fields of the same name. */
function list<Field extends z.ZodType>(field: Field, max: number) {
  return z
    .unknown()
    .optional()
    .transform((sent): unknown[] => (sent === undefined ? [] : [sent].flat()))
    .pipe(z.array(z.unknown()).max(max, invalidValue))
    .pipe(z.array(field));
}

function statedPayment(text: string): { id: string; paidOn: string | null }[] {
  const [paymentId, paidOn = ""] = text.split(":");
  if (!isUuid(paymentId)) return [];
  const parsed = optionalDate().safeParse(paidOn);
  return parsed.success ? [{ id: paymentId, paidOn: parsed.data }] : [];
}
