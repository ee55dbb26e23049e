import {
  type ListingForm,
  pictureIds,
  type SellStep,
} from "#app/features/marketplace/drafts/rules.ts";
import { netOf } from "#app/features/marketplace/prices/rules.ts";
import type { SellCategory, SellCondition } from "#app/features/marketplace/rules.ts";
import { sellCategoryTexts, sellConditionTexts } from "#app/features/marketplace/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { sellTexts as texts } from "./texts.ts";

/** Returns in a line what a step was filled in with. */
export function describeStep(step: SellStep, values: ListingForm): string {
  switch (step) {
    case "what":
      return [
        values.title,
        sellCategoryTexts[values.category as SellCategory],
        sellConditionTexts[values.condition as SellCondition],
        texts.sellAs[values.sellerKind === "shop" ? "shop" : "private"].label,
      ]
        .filter(Boolean)
        .join(" · ");
    case "pictures":
      return texts.pictures.summary(pictureIds(values.pictures).length);
    case "description":
      return values.description.trim().split("\n")[0]?.slice(0, 200) ?? "";
    case "price": {
      const price = parseMoney(values.price);
      if (price === null) return "";
      return `${formatMoney(price)}, ${texts.tag.net.toLowerCase()} ${formatMoney(netOf(price))}`;
    }
    case "review":
      return "";
  }
}
