import { z } from "zod";
import {
  choice,
  email,
  emptyToNull,
  line,
  money,
  optional,
  orgNumber,
  phone,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { maxLengths, priceRanges, vendorCategories } from "../rules.ts";
import { maxPrice, parseWebsite } from "./rules.ts";
import { profileTexts } from "./texts.ts";

const { errors } = profileTexts;

const limit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

/** What a draft begins with. */
export const registrationSchema = z.object({
  businessName: line({ ...limit("Navnet", maxLengths.name), required: errors.name }),
  category: choice(vendorCategories, errors.category),
  town: line({ ...limit("Stedet", maxLengths.town), required: errors.town }),
  email: email({ required: errors.email, invalid: errors.email }),
});

export const profileSchema = registrationSchema.extend({
  orgNumber: optional(orgNumber(errors.orgNumber), null),
  description: text({
    ...limit("Beskrivelsen", maxLengths.description),
    required: errors.description,
  }),
  included: text(limit("Teksten", maxLengths.included)).transform(emptyToNull),
  priceRange: choice(priceRanges, errors.price),
  priceFrom: optional(
    money({
      max: maxPrice,
      invalid: errors.priceFrom,
      tooLarge: errors.priceTooLarge(formatMoney(maxPrice)),
    }),
    null,
  ),
  contactPerson: line(limit("Navnet", maxLengths.contact)).transform(emptyToNull),
  phone: optional(phone(errors.phone), null),
  website: line(limit("Nettadressen", maxLengths.website)).transform((typed, context) => {
    if (typed === "") return null;
    const address = parseWebsite(typed);
    if (address === null) {
      context.addIssue({ code: "custom", message: errors.website, input: typed });
    }
    return address;
  }),
  address: line(limit("Adressen", maxLengths.address)).transform(emptyToNull),
});

export const changedProfileSchema = profileSchema.extend({ version: version() });

export type Registration = z.output<typeof registrationSchema>;
