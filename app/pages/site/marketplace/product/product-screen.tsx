import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { ContactSample, ContactSeller, SellerCard } from "./contact.tsx";
import { Gallery } from "./gallery.tsx";
import { OwnListing } from "./own-listing.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { ProductView } from "./product-view.ts";
import { ContactBar, Details, Related, SoldNote, TrustNotes } from "./sections.tsx";
import { productTexts as texts } from "./texts.ts";

export function ProductScreen({ product }: { product: ProductView }) {
  const { listing, category, isSold } = product;
  const hasContact = !isSold && !listing.ownKey;
  return (
    <div className="wrap">
      <a
        href={category.href}
        className="inline-flex items-center gap-1.5 py-3.5 text-15 font-medium text-ink-2 hover:text-berry lg:pt-6 lg:pb-5"
      >
        <Icon icon={ChevronLeft} size={18} />
        {texts.back(category.label)}
      </a>
      <div className="grid gap-6 sm:max-lg:grid-cols-2 sm:max-lg:items-start lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-16 xl:grid-cols-[minmax(0,1fr)_500px]">
        <Gallery product={product} />
        <div>
          <PriceBlock product={product} />
          {isSold && <SoldNote product={product} />}
          {product.isReserved && (
            <p className="mt-4.5 rounded-m bg-messing-tint px-5 py-3 text-15 font-medium text-messing-ink">
              {texts.reservedText}
            </p>
          )}
          <OwnListing product={product} />
          {hasContact &&
            (listing.isSample ? (
              <ContactSample product={product} />
            ) : (
              <ContactSeller product={product} />
            ))}
          <p className="mt-5.5 max-w-[34em] whitespace-pre-line text-pretty wrap-anywhere text-ink-2">
            {listing.description}
          </p>
          <SellerCard product={product} />
        </div>
      </div>
      <Details product={product} />
      <TrustNotes delivery={product.delivery} />
      <Related product={product} />
      {hasContact && <ContactBar product={product} />}
    </div>
  );
}
