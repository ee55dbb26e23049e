import type { ReactNode } from "react";
import {
  type ListingForm,
  missingFields,
  pictureIds,
  type SellStep,
} from "#app/features/marketplace/drafts/rules.ts";
import { listingFieldTexts } from "#app/features/marketplace/drafts/texts.ts";
import type { Delivery, SellCategory, SellCondition } from "#app/features/marketplace/rules.ts";
import {
  deliveryTexts,
  listingTexts,
  sellCategoryTexts,
  sellConditionTexts,
} from "#app/features/marketplace/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { sellTexts } from "./texts.ts";

const { review: texts } = sellTexts;
const list = new Intl.ListFormat("nb", { type: "conjunction" });
const shortText = 80;

interface ReviewStepProps {
  values: ListingForm;
  isShown: boolean;
  open: (step: SellStep) => void;
}

export function ReviewStep({ values, isShown, open }: ReviewStepProps) {
  const isShop = values.sellerKind === "shop";
  const missing = missingFields(values);
  const hasMeasures = [values.bust, values.waist, values.length, values.size].some(Boolean);
  const isLong = values.description.trim().length >= shortText;
  return (
    <>
      <p className="text-15 text-muted noscript:hidden">{isShown ? texts.leadShown : texts.lead}</p>
      <Preview values={values} />
      <ul className="border-b border-rule text-15 noscript:hidden">
        <CheckRow
          isDone={values.pictures !== ""}
          texts={[texts.checks.cover, texts.checks.coverMissing]}
          action={
            <OpenButton onPress={() => open("pictures")}>{texts.checks.addPictures}</OpenButton>
          }
        />
        <CheckRow
          isDone={isLong}
          texts={[texts.checks.text, texts.checks.textShort]}
          action={
            <OpenButton onPress={() => open("description")}>{texts.checks.addText}</OpenButton>
          }
        />
        <CheckRow
          isDone={hasMeasures}
          texts={[texts.checks.measures, texts.checks.measuresMissing]}
          action={
            <OpenButton onPress={() => open("description")}>{texts.checks.addMeasures}</OpenButton>
          }
        />
      </ul>
      {missing.length > 0 && (
        <p className="text-15 font-medium text-messing-ink noscript:hidden">
          {texts.missing(
            list.format(missing.map((field) => listingFieldTexts[field].toLowerCase())),
          )}
        </p>
      )}
      <div className="grid max-w-[40em] gap-1.5 text-15">
        <p className={isShop ? "hidden noscript:block" : ""}>{texts.private}</p>
        <p className={isShop ? "" : "hidden noscript:block"}>{texts.shop}</p>
        <p className="text-muted">
          {texts.lifetime}{" "}
          <a href="/terms#selgere" target="_blank" rel="noopener" className="link">
            {texts.terms}
          </a>
        </p>
      </div>
    </>
  );
}

function Preview({ values }: { values: ListingForm }) {
  const [cover, ...others] = pictureIds(values.pictures);
  const [price, original] = [parseMoney(values.price), parseMoney(values.originalPrice)];
  const isShop = values.sellerKind === "shop";
  const state = [
    sellCategoryTexts[values.category as SellCategory],
    sellConditionTexts[values.condition as SellCondition],
  ];
  const seller = [
    `${values.sellerName}, ${sellTexts.sellAs[isShop ? "shop" : "private"].label.toLowerCase()}`,
    values.town,
    deliveryTexts[values.delivery as Delivery],
  ];
  return (
    <article
      aria-label={texts.badge}
      className="overflow-hidden rounded-l border border-rule-2 bg-paper noscript:hidden"
    >
      <p className="flex justify-end border-b border-rule bg-paper-2 px-3 py-2">
        <Badge tone="messing">{texts.badge}</Badge>
      </p>
      <div className="grid gap-4 p-4 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-7 lg:p-6">
        <div>
          <div className="aspect-[4/5] overflow-hidden rounded-m bg-paper-3">
            {cover && <img src={previewPath(cover)} alt="" className="size-full object-cover" />}
          </div>
          <ul className="mt-1.5 grid grid-cols-3 gap-1.5 empty:hidden">
            {others.map((id) => (
              <li key={id} className="aspect-[4/5] overflow-hidden rounded-s bg-paper-3">
                <img src={previewPath(id)} alt="" className="size-full object-cover" />
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <p className="text-13 text-muted">{state.filter(Boolean).join(" · ")}</p>
          <h3 className="mt-1 mb-2 text-d25 wrap-anywhere">{values.title}</h3>
          <p className="flex flex-wrap items-baseline gap-3 border-t border-rule pt-2.5">
            {price !== null && (
              <span className="font-display text-d25 lining-nums">{formatMoney(price)}</span>
            )}
            {original !== null && !isShop && (
              <span className="text-14 text-muted">
                {listingTexts.originalPrice.private} <s>{formatMoney(original)}</s>
              </span>
            )}
          </p>
          <p className="my-2.5 text-15 whitespace-pre-line text-ink-2 wrap-anywhere">
            {values.description}
          </p>
          <p className="text-14 text-muted">{seller.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </article>
  );
}

interface CheckRowProps {
  isDone: boolean;
  texts: readonly [done: string, missing: string];
  action: ReactNode;
}

function CheckRow({ isDone, texts: [done, missing], action }: CheckRowProps) {
  return (
    <li className="flex min-h-11 items-center gap-2 border-t border-rule">
      {isDone ? (
        <span className="m-1 grid size-5 flex-none place-items-center rounded-full bg-gran text-on-ink">
          <Icon icon={Check} size={14} className="stroke-[2.2]" />
        </span>
      ) : (
        <span className="m-1.75 size-3.5 flex-none rounded-full border-[1.5px] border-messing" />
      )}
      <span className={`flex-1 ${isDone ? "" : "text-messing-ink"}`}>
        {isDone ? done : missing}
      </span>
      {!isDone && action}
    </li>
  );
}

function OpenButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className="link min-h-11 flex-none font-medium">
      {children}
    </button>
  );
}
