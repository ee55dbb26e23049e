import { ButtonLink } from "#app/ui/button.tsx";
import { myListingsPath } from "../../my-listings/actions.ts";
import { sellHref } from "../../sell/actions.ts";
import type { ProductView } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

/** What the seller sees in place of the contact buttons. */
export function OwnListing({ product }: { product: ProductView }) {
  const { ownKey } = product.listing;
  if (!ownKey) return null;
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-2.5 rounded-m bg-paper-2 px-5 py-4">
      <p className="mr-auto text-15 font-medium">{texts.own}</p>
      {!product.isSold && (
        <ButtonLink to={sellHref(ownKey)} reloadDocument variant="primary">
          {texts.change}
        </ButtonLink>
      )}
      <ButtonLink to={myListingsPath} reloadDocument variant="quiet">
        {texts.myListings}
      </ButtonLink>
    </div>
  );
}
