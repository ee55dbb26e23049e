import { useState } from "react";
import { IncludedList } from "#app/features/vendors/components/included-list.tsx";
import {
  PriceLevel,
  RatingLine,
  VendorCard,
  VerifiedSeal,
} from "#app/features/vendors/components/vendor-card.tsx";
import { VendorDrawing } from "#app/features/vendors/components/vendor-drawing.tsx";
import type { ProfileForm } from "#app/features/vendors/profile/rules.ts";
import { maxPrice } from "#app/features/vendors/profile/rules.ts";
import {
  type PriceRange,
  priceRanges,
  type VendorCategory,
  vendorCategories,
} from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { pluralNames, vendorAreaTexts } from "../texts.ts";
import type { Entry } from "./load-entry.server.ts";

const { preview: texts } = vendorAreaTexts;

type Picture = Entry["profile"]["pictures"][number];

interface PreviewProps {
  profile: Entry["profile"];
  /** What is typed, saved or not. */
  values: ProfileForm;
  pictures: readonly Picture[];
}

/** The own card between two empty ones, with its place in the order, or the whole page. */
export function PreviewPane({ className, ...preview }: PreviewProps & { className: string }) {
  const [shown, setShown] = useState<"card" | "page">("card");
  const { place, total } = preview.profile.place;
  return (
    <section
      aria-labelledby="forhandsvisning"
      className={`min-w-0 overflow-hidden rounded-l border border-rule bg-paper-2 ${className}`}
    >
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-rule bg-paper px-4 py-2.5 lg:px-6">
        <h2 id="forhandsvisning" className="text-d20">
          {texts.title}
        </h2>
        <fieldset className="noscript:hidden">
          <legend className="sr-only">{texts.label}</legend>
          <div className="flex divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
            {(["card", "page"] as const).map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={shown === option}
                onClick={() => setShown(option)}
                className="min-h-control-s px-3 text-14 font-medium hover:bg-paper-2 focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-on-ink max-lg:min-h-11"
              >
                {texts[option]}
              </button>
            ))}
          </div>
        </fieldset>
      </header>
      {shown === "card" ? (
        <div className="grid gap-4 px-4 py-4 lg:px-7 lg:py-8">
          <EmptyCard />
          <Card {...preview} />
          <EmptyCard />
          <p className="pt-2 text-center text-13 text-muted tabular-nums">
            {texts.place(place, total, pluralNames[preview.profile.category])}
          </p>
        </div>
      ) : (
        <WholePage {...preview} />
      )}
    </section>
  );
}

function EmptyCard() {
  const line = "h-2.5 bg-paper-3";
  return (
    <div
      aria-hidden="true"
      className="grid h-28 grid-cols-[84px_1fr] overflow-hidden rounded-l border border-rule bg-sheet opacity-60 lg:h-33 lg:grid-cols-[132px_1fr]"
    >
      <span className="bg-paper-3" />
      <span className="grid content-start gap-2.5 px-5 py-4.5">
        <span className={`${line} w-[30%]`} />
        <span className={`${line} h-4.5! w-[52%]`} />
        <span className={`${line} w-[88%]`} />
        <span className={`${line} w-[70%]`} />
      </span>
    </div>
  );
}

function Card({ profile, values, pictures }: PreviewProps) {
  const [first] = pictures;
  const vendor = {
    name: values.businessName,
    category: categoryOf(values),
    town: values.town,
    priceRange: rangeOf(values),
    description: values.description,
    isVerified: profile.verifiedAt !== null,
    rating: profile.rating,
    reviewCount: profile.reviewCount,
    isSample: profile.isSample,
    cover: first ? { id: first.picture, widths: first.widths } : null,
  };
  return (
    <VendorCard vendor={vendor} title={values.businessName}>
      <span
        aria-hidden="true"
        className="rounded-m border border-edge px-3 py-1.5 text-14 font-semibold"
      >
        {texts.request}
      </span>
      <span aria-hidden="true" className="ml-auto px-2.5 py-1.5 text-14 font-semibold">
        {texts.more}
      </span>
    </VendorCard>
  );
}

function WholePage({ profile, values, pictures }: PreviewProps) {
  const priceFrom = parseMoney(values.priceFrom);
  return (
    <div className="grid gap-5 bg-sheet px-4 py-5 lg:px-7 lg:py-7">
      <div>
        <p className="text-14 text-ink-2">
          {categoryTexts[categoryOf(values)].name}
          {values.town && `, ${values.town}`}
        </p>
        <h3 className="text-d31">{values.businessName}</h3>
        <p className="flex flex-wrap gap-x-4 text-14 text-muted">
          {profile.verifiedAt && <VerifiedSeal />}
          <RatingLine rating={profile.rating} count={profile.reviewCount} />
          <PriceLevel range={rangeOf(values)} />
          {priceFrom !== null && priceFrom <= maxPrice && (
            <span className="text-ink">{texts.from(formatMoney(priceFrom))}</span>
          )}
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2">
        {pictures.slice(0, 3).map((picture) => (
          <img
            key={picture.id}
            src={pathOf(picture)}
            alt=""
            className="aspect-4/3 w-full rounded-m bg-paper-2 object-cover"
          />
        ))}
        {pictures.length === 0 && (
          <VendorDrawing
            category={categoryOf(values)}
            size="large"
            className="col-span-3 h-44 w-full rounded-m object-contain!"
          />
        )}
      </div>
      <p className="text-16 text-pretty whitespace-pre-line wrap-anywhere">{values.description}</p>
      {values.included.trim() !== "" && (
        <div>
          <h4 className="text-d20">{texts.included}</h4>
          <IncludedList text={values.included} />
        </div>
      )}
      <dl className="divide-y divide-rule border-y border-rule text-15">
        {contactFields.map(({ name, label }) =>
          values[name] ? (
            <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{values[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}

const { contactPerson, phone, email, website, address } = vendorAreaTexts.entry;
const contactFields = [
  { name: "contactPerson", label: contactPerson },
  { name: "phone", label: phone },
  { name: "email", label: email },
  { name: "website", label: website },
  { name: "address", label: address },
] as const;

function pathOf({ picture, widths }: Picture): string {
  return picturePath(picture, widths[1] ?? widths[0] ?? 0);
}

/** A form that is shown again may hold what no list offers. */
function categoryOf({ category }: ProfileForm): VendorCategory {
  return vendorCategories.find((offered) => offered === category) ?? vendorCategories[0];
}

function rangeOf({ priceRange }: ProfileForm): PriceRange {
  return priceRanges.find((offered) => offered === priceRange) ?? priceRanges[0];
}
