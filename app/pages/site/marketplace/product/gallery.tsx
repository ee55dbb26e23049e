import { SellerBadge } from "#app/features/marketplace/components/listing-parts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ProductPicture, ProductView } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

const details = {
  top: "origin-[50%_24%] scale-[2.6]",
  middle: "origin-[30%_44%] scale-[3.2]",
  bottom: "origin-[50%_96%] scale-[2.4]",
  center: "origin-[50%_66%] scale-[2.2]",
};

const pictureId = (index: number) => `bilde-${index + 1}`;

export function Gallery({ product }: { product: ProductView }) {
  const { pictures, listing } = product;
  return (
    <picture-row className="block lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:items-start lg:gap-4">
      <div className="relative max-sm:-mx-gutter lg:col-start-2 lg:row-start-1">
        <ul
          data-pictures=""
          aria-label={texts.pictures}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          className="flex aspect-[4/5] snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden bg-paper-3 focus-visible:-outline-offset-2 sm:rounded-m"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.label}
              id={pictureId(index)}
              className="size-full flex-none snap-start overflow-hidden"
            >
              <Picture
                picture={picture}
                alt={index === 0 ? listing.title : picture.label}
                lazy={index > 0}
              />
            </li>
          ))}
        </ul>
        <span className="absolute top-4 left-4">
          {product.isSold ? (
            <Badge tone="sheet">{texts.sold}</Badge>
          ) : (
            <SellerBadge sellerKind={listing.sellerKind} />
          )}
        </span>
        {pictures.length > 1 && (
          <p
            data-counter=""
            data-text={texts.counter(pictures.length)}
            hidden
            className="absolute right-3 bottom-3 rounded-s bg-sheet px-2 py-0.5 text-13 font-medium tabular-nums"
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-2 grid grid-cols-5 gap-2 lg:mt-0 lg:grid-cols-1 lg:content-start lg:gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.label}>
              <a
                href={`#${pictureId(index)}`}
                data-picture=""
                className="group/thumb block text-12 text-muted hover:text-ink aria-[current=true]:text-ink"
              >
                <span className="mb-1 block aspect-[4/5] overflow-hidden rounded-s bg-paper-3 -outline-offset-2 group-aria-[current=true]/thumb:outline-2 group-aria-[current=true]/thumb:outline-ink">
                  <Picture picture={picture} alt="" lazy />
                </span>
                {picture.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </picture-row>
  );
}

interface PictureProps {
  picture: ProductPicture;
  alt: string;
  lazy: boolean;
}

function Picture({ picture, alt, lazy }: PictureProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && "(min-width: 64rem) 560px, 100vw"}
      alt={alt}
      width={240}
      height={300}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
      className={classNames("size-full object-cover", picture.detail && details[picture.detail])}
    />
  );
}
