import { z } from "zod";
import {
  emptyToNull,
  id,
  idOrNull,
  line,
  money,
  optional,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { maxNameLength } from "../rules.ts";
import { wishlistTexts } from "../texts.ts";
import { maxLengths, maxPrice } from "./rules.ts";
import { wishAdminTexts } from "./texts.ts";

const { name, tooLong } = wishlistTexts.errors;
const { invalid } = wishAdminTexts;

const lengthLimit = (max: number) => ({ max, tooLong: tooLong(max) });

export const wishRef = z.object({ id: id() });

/** `before` is null for the end of the list. */
export const moveSchema = wishRef.extend({ before: optional(id(), null) });

export const reservationSchema = wishRef.extend({
  purchasedBy: line({ ...lengthLimit(maxNameLength), required: name }),
  visitorId: idOrNull(),
});

export const wishSchema = wishRef.extend({
  title: line({ ...lengthLimit(maxLengths.title), required: invalid.title }),
  description: text(lengthLimit(maxLengths.description)).transform(emptyToNull),
  price: optional(
    money({
      max: maxPrice,
      invalid: invalid.price,
      tooLarge: invalid.tooExpensive(formatMoney(maxPrice)),
    }),
    null,
  ),
  /** The id of an upload or of the current picture, or null for none. */
  picture: optional(id(), null),
  imageUrl: line(lengthLimit(maxLengths.imageUrl)).transform(emptyToNull),
});

export const changedWishSchema = wishSchema.extend({ version: version() });

export type WishInput = z.output<typeof wishSchema>;
