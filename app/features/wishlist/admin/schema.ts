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
import { tooLong } from "#app/platform/http/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { maxNameLength } from "../rules.ts";
import { wishlistTexts } from "../texts.ts";
import { maxLengths, maxPrice } from "./rules.ts";
import { wishAdminTexts } from "./texts.ts";

const { name } = wishlistTexts.errors;
const { invalid } = wishAdminTexts;

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

export const wishRef = z.object({ id: id() });

/** `before` is null for the end of the list. */
export const moveSchema = wishRef.extend({ before: optional(id(), null) });

export const reservationSchema = wishRef.extend({
  purchasedBy: line({ ...lengthLimit("Navnet", maxNameLength), required: name }),
  visitorId: idOrNull(),
});

export const wishSchema = wishRef.extend({
  title: line({ ...lengthLimit("Tittelen", maxLengths.title), required: invalid.title }),
  description: text(lengthLimit("Beskrivelsen", maxLengths.description)).transform(emptyToNull),
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
  imageUrl: line(lengthLimit("Lenken", maxLengths.imageUrl)).transform(emptyToNull),
});

export const changedWishSchema = wishSchema.extend({ version: version() });

export type WishInput = z.output<typeof wishSchema>;
