import { type ListingForm, pictureIds } from "#app/features/marketplace/drafts/rules.ts";
import { sellConditionTexts, sellerKindTexts } from "#app/features/marketplace/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { Badge } from "#app/ui/badge.tsx";
import { sellTexts as texts } from "./texts.ts";

/** The listing's card as it will be, while the form is filled in. */
export function CardPreview({ values }: { values: ListingForm }) {
  const [cover] = pictureIds(values.pictures);
  const price = parseMoney(values.price);
  const condition = sellConditionTexts[values.condition as keyof typeof sellConditionTexts];
  const place = [values.sellerName, values.town].filter(Boolean).join(", ");
  return (
    <div aria-hidden="true">
      <p className="text-14 font-semibold">{texts.card.title}</p>
      <div className="mt-3 border-b-[1.5px] border-ink pb-5.5 shadow-[0_8px_0_var(--color-paper-3)]">
        <div className="relative aspect-[4/5] overflow-hidden rounded-m bg-paper-3">
          {cover && <img src={previewPath(cover)} alt="" className="size-full object-cover" />}
          <span className="absolute top-2.5 left-2.5">
            <Badge tone="sheet">
              {sellerKindTexts[values.sellerKind === "shop" ? "shop" : "private"]}
            </Badge>
          </span>
        </div>
        <p className="pt-2.5 text-13 text-muted">{condition ?? <Bar className="w-16" />}</p>
        <p className="font-display text-d18 wrap-anywhere">
          {values.title || <span className="text-muted">{texts.card.noTitle}</span>}
        </p>
        <p className="text-14 text-muted">{place || <Bar className="w-24" />}</p>
        <p className="pt-1.5 text-16 font-semibold tabular-nums">
          {price === null ? <Bar className="w-21" /> : formatMoney(price)}
        </p>
      </div>
      <p className="mt-6.5 text-14 text-muted">{texts.card.note}</p>
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`my-1 inline-block h-3.5 rounded-s bg-paper-3 ${className}`} />;
}
