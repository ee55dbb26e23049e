import { formatMoney } from "#app/platform/money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MessageSquare, ShieldCheck, Truck } from "#app/ui/icons.ts";
import { Rack } from "../hits/rack.tsx";
import { safeTradePath } from "../paths.ts";
import { contactButtonId, contactPath } from "./contact.tsx";
import { MeasureSketch } from "./measure-sketch.tsx";
import type { ProductView } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

export function SoldNote({ product }: { product: ProductView }) {
  return (
    <div className="mt-4.5 grid justify-items-start gap-3.5 rounded-m bg-paper-2 px-5 py-4.5">
      <p>
        <b className="font-semibold">
          {product.soldOn ? texts.soldOn(product.soldOn) : texts.sold}.
        </b>{" "}
        {texts.soldText(product.listing.related.length)}
      </p>
      {product.listing.related.length > 0 && (
        <ButtonLink to="#lignende" reloadDocument variant="primary">
          {texts.seeRelated}
        </ButtonLink>
      )}
    </div>
  );
}

export function Details({ product }: { product: ProductView }) {
  const { details, hasMeasures, sketch } = product;
  if (!sketch) return <DetailList details={details} hasMeasures={hasMeasures} inColumns />;
  return (
    <div className="mt-12 grid gap-7 lg:mt-24 lg:grid-cols-[minmax(0,652px)_minmax(0,1fr)] lg:items-center lg:gap-16">
      <MeasureSketch sketch={sketch} />
      <DetailList details={details} hasMeasures={hasMeasures} />
    </div>
  );
}

interface DetailListProps extends Pick<ProductView, "details" | "hasMeasures"> {
  inColumns?: boolean;
}

function DetailList({ details, hasMeasures, inColumns }: DetailListProps) {
  return (
    <section aria-labelledby="detaljer" className={inColumns ? "mt-12 lg:mt-24" : undefined}>
      <h2 id="detaljer" className="text-d31">
        {texts.detailsTitle(hasMeasures)}
      </h2>
      {hasMeasures && <p className="mt-1.5 text-15 text-muted">{texts.measured}</p>}
      <dl
        className={`mt-4.5 border-b border-rule ${inColumns ? "sm:grid sm:grid-cols-2 sm:gap-x-16" : ""}`}
      >
        {details.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[112px_1fr] border-t border-rule py-2.75">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const trustIcons = [ShieldCheck, Truck, MessageSquare];
const trustAnchors = ["#betaling", "#levering", "#samtale"];

export function TrustNotes({ delivery }: Pick<ProductView, "delivery">) {
  return (
    <ul className="mt-10 grid border-y border-rule-2 sm:grid-cols-3 lg:mt-20">
      {texts.trust.map(({ title, text }, index) => (
        <li
          key={title}
          className="flex gap-3.5 border-t border-rule py-4 first:border-t-0 sm:border-t-0 sm:border-l sm:px-4 sm:first:border-l-0 sm:first:pl-0 lg:px-6 lg:py-6.5"
        >
          <Icon icon={trustIcons[index] ?? ShieldCheck} className="mt-0.5" />
          <div>
            <a href={safeTradePath + trustAnchors[index]} className="link font-semibold">
              {title}
            </a>
            <span className="block text-14 text-muted">{text || `${delivery}.`}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Related({ product: { listing, category } }: { product: ProductView }) {
  const { related } = listing;
  if (related.length === 0) return null;
  return (
    <section
      id="lignende"
      aria-labelledby="lignende-tittel"
      className="mt-14 pb-12 lg:mt-24 lg:pb-22"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:mb-7">
        <h2 id="lignende-tittel" className="text-d31">
          {texts.related}
        </h2>
        <a href={category.href} className="link py-1 text-15 font-semibold">
          {texts.allOf(category.label)}
        </a>
      </div>
      <Rack listings={related} heading="h3" lazy />
    </section>
  );
}

/** Price and button at the lower edge of phones, once the first button is out of sight. */
export function ContactBar({ product: { listing } }: { product: ProductView }) {
  return (
    <product-bar
      data-after={contactButtonId}
      hidden
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_auto] items-center gap-2.5 border-t border-rule-2 bg-sheet px-gutter py-2.5 lg:hidden [[hidden]]:hidden"
    >
      <div className="min-w-0">
        <b className="block text-18 font-semibold tabular-nums">{formatMoney(listing.price)}</b>
        {listing.originalPrice !== null && (
          <s className="block text-13 text-muted tabular-nums">
            {formatMoney(listing.originalPrice)}
          </s>
        )}
      </div>
      <a
        href={listing.isSample ? `#${contactButtonId}` : contactPath(listing)}
        className="inline-flex min-h-control items-center rounded-m bg-berry px-4 text-15 font-semibold text-on-berry hover:bg-berry-hover"
      >
        {texts.contact}
      </a>
    </product-bar>
  );
}
