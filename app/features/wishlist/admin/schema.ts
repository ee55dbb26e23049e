import { z } from "zod";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { formatPrice, maxNameLength } from "../rules.ts";
import { wishlistTexts } from "../texts.ts";
import { maxLengths, maxPrice, parsePrice } from "./rules.ts";
import { wishAdminTexts } from "./texts.ts";

const { tooLong } = wishlistTexts.errors;
const { invalid } = wishAdminTexts;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Malformed ids become the nil UUID, which matches nothing. */
const wishId = z.string().refine(isUuid).catch(nilUuid);

export const wishRef = z.object({ id: wishId });

export const moveSchema = wishRef.extend({
  before: z
    .string()
    .refine((id) => id === "" || isUuid(id))
    .nullish()
    .catch(nilUuid)
    .transform((id) => id || null),
});

export const reservationSchema = wishRef.extend({
  purchasedBy: z
    .string()
    .transform(cleanLine)
    .refine(({ length }) => length <= maxNameLength, tooLong(maxNameLength)),
  visitorId: z.string().refine(isUuid).nullish().default(null).catch(null),
});

export const wishSchema = wishRef.extend({
  title: z
    .string({ error: invalid.title })
    .transform(cleanLine)
    .refine((title) => visible.test(title), invalid.title)
    .refine(({ length }) => length <= maxLengths.title, tooLong(maxLengths.title)),
  description: optional(cleanText, maxLengths.description),
  price: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text?.trim()) return null;
      const price = parsePrice(text);
      if (price !== null && price <= maxPrice) return price;
      const { price: unread, tooExpensive } = invalid;
      const message = price === null ? unread : tooExpensive(formatPrice(maxPrice));
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  /** The id of an upload or of the current picture, or null for none. */
  picture: z.string().refine(isUuid).nullish().default(null).catch(nilUuid),
  imageUrl: optional(cleanLine, maxLengths.imageUrl),
});

export const changedWishSchema = wishSchema.extend({ version: z.coerce.number().catch(0) });

function optional(clean: (text: string) => string, max: number) {
  return z
    .string()
    .optional()
    .transform((text) => clean(text ?? ""))
    .refine(({ length }) => length <= max, tooLong(max))
    .transform((text) => text || null);
}
