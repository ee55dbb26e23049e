import { data } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import { findListing } from "#app/features/marketplace/queries.server.ts";
import { parseListingId } from "#app/features/marketplace/rules.ts";
import { listingTexts } from "#app/features/marketplace/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { kroner } from "#app/platform/money.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { breadcrumbTag, discoveryTags } from "../discovery.ts";
import { allowSiteCaching } from "../site-frame.server.ts";
import type { Route } from "./+types/product.ts";
import { loadMarketFrame } from "./market-frame.server.ts";
import { MarketFrame } from "./market-frame.tsx";
import { ProductScreen } from "./product/product-screen.tsx";
import { type AnsweredForm, type ProductView, viewProduct } from "./product/product-view.ts";
import { productTexts as texts } from "./product/texts.ts";
import { marketTexts } from "./texts.ts";

export const handle = { hydrate: false };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseListingId(params.id);
  const user = await currentUser(request);
  const [frame, listing] = await Promise.all([
    loadMarketFrame(request),
    id === null ? null : findListing(id, user?.id ?? null),
  ]);
  const origin = config().publicUrl;
  if (!listing) return data({ frame, origin, product: null }, { status: 404 });
  const url = origin + productPath(listing.id);
  const product = viewProduct(listing, url, answeredForm(request));
  allowSiteCaching(request, context, "listings", product.messageId);
  return data({ frame, origin, product });
}

function answeredForm(request: Request): AnsweredForm | null {
  const form = new URL(request.url).searchParams.get("svar");
  return form === "kontakt" || form === "melding" ? form : null;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData?.product) {
    return [{ title: `${listingTexts.notFound} – Jaord` }, { name: "robots", content: "noindex" }];
  }
  const { origin, product } = loaderData;
  const { listing, category } = product;
  const path = productPath(listing.id);
  return [
    ...discoveryTags({
      origin,
      path,
      title: `${listing.title} – Jaord`,
      description: listing.description.slice(0, 200),
      type: "product",
      picture: sharePath(listing.id),
    }),
    productTag(product),
    breadcrumbTag(origin, [
      { name: marketTexts.title, path: "/marketplace" },
      { name: category.label, path: category.href },
      { name: listing.title, path },
    ]),
  ];
}

const sharePath = (id: number) => `/share/product-${id}.jpg`;

/** A sample is offered to nobody, and nobody has rated it. */
function productTag({ listing, category, url, isSold }: ProductView) {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: listing.title,
      description: listing.description,
      category: category.label,
      url,
      ...(listing.brand && { brand: { "@type": "Brand", name: listing.brand } }),
      image: new URL(listing.cover ? previewPath(listing.cover.id) : sharePath(listing.id), url)
        .href,
      ...(!listing.isSample && { offers: offerTag(listing, isSold) }),
    },
  };
}

function offerTag({ price, condition }: ProductView["listing"], isSold: boolean) {
  const isNew = condition === "new" || condition === "unused";
  return {
    "@type": "Offer",
    price: kroner(price),
    priceCurrency: "NOK",
    itemCondition: `https://schema.org/${isNew ? "NewCondition" : "UsedCondition"}`,
    availability: `https://schema.org/${isSold ? "SoldOut" : "InStock"}`,
  };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { frame, product } = loaderData;
  return (
    <MarketFrame frame={frame}>
      {product ? <ProductScreen product={product} /> : <ProductNotFound />}
    </MarketFrame>
  );
}

function ProductNotFound() {
  return (
    <section className="wrap py-20 lg:py-32">
      <h1 className="text-d49">{listingTexts.notFound}</h1>
      <p className="mt-3 mb-6 max-w-[34em] text-18 text-ink-2">{texts.notFound.text}</p>
      <ButtonLink to="/marketplace" reloadDocument variant="primary" size="large">
        {texts.notFound.action}
      </ButtonLink>
    </section>
  );
}
