import {
  FavouriteButton,
  ListingPicture,
  productPath,
} from "#app/features/marketplace/components/listing-parts.tsx";
import type { Favourite } from "#app/features/marketplace/favourites/queries.server.ts";
import { favouriteTexts as texts } from "#app/features/marketplace/favourites/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { Badge } from "#app/ui/badge.tsx";

/** They stay until they are removed, so that nobody looks for them in vain. */
export function GoneFavourites({ favourites }: { favourites: Favourite[] }) {
  return (
    <section aria-labelledby="borte" className="mt-14">
      <h2 id="borte" className="text-d25">
        {texts.gone}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {favourites.map(({ card, state }) => (
          <li
            key={card.id}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 py-3"
          >
            <span className="h-17.5 w-14 overflow-hidden rounded-s bg-paper-3 opacity-60">
              <ListingPicture
                cover={card.cover}
                drawing={card.drawing}
                sizes="56px"
                lazy
                className="size-full"
              />
            </span>
            <span className="min-w-0">
              <span className="block font-display text-d18 wrap-anywhere">
                {state === "sold" ? (
                  <a href={productPath(card.id)} className="hover:text-berry">
                    {card.title}
                  </a>
                ) : (
                  card.title
                )}
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-2 text-14 text-muted">
                <Badge>{texts.states[state === "sold" ? "sold" : "off"]}</Badge>
                {formatMoney(card.price)}
              </span>
            </span>
            <FavouriteButton id={card.id} title={card.title} iconSize={20} />
          </li>
        ))}
      </ul>
    </section>
  );
}
