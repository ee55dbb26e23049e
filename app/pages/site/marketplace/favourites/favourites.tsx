import { currentUser } from "#app/features/accounts/access.server.ts";
import { ListingCard } from "#app/features/marketplace/components/listing-card.tsx";
import { favouritesPath } from "#app/features/marketplace/favourites/actions.ts";
import {
  type Favourite,
  listFavourites,
  listStoredFavourites,
} from "#app/features/marketplace/favourites/queries.server.ts";
import { parseIds } from "#app/features/marketplace/favourites/rules.ts";
import { favouriteTexts as texts } from "#app/features/marketplace/favourites/texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadMarketFrame } from "../market-frame.server.ts";
import { MarketFrame } from "../market-frame.tsx";
import type { Route } from "./+types/favourites.ts";
import { GoneFavourites } from "./gone-favourites.tsx";

export const handle = { hydrate: false };

/** A visitor's favourites are in the browser, whose script asks for them by their ids. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  const url = new URL(request.url);
  const ids = parseIds(url.searchParams.get("annonser"));
  const [frame, favourites] = await Promise.all([
    loadMarketFrame(request),
    user ? listFavourites(user.id) : listStoredFavourites(ids),
  ]);
  return { frame, favourites, error: errorOf(url.searchParams.get("feil")) };
}

/** Why a heart that was pressed without script was not stored. */
function errorOf(reason: string | null): string | null {
  if (reason === "gone") return texts.errors.gone;
  return reason === "too-many" ? texts.errors.tooMany : null;
}

export function headers() {
  return { "X-Robots-Tag": "noindex" };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { frame, favourites, error } = loaderData;
  return (
    <MarketFrame frame={frame} showsFavourites>
      <div className="wrap pt-8 pb-20 lg:pt-14 lg:pb-28">
        <h1 className="text-d39 lg:text-d49">{texts.title}</h1>
        {error && (
          <div role="alert" className="mt-4">
            <Notice tone="error">{error}</Notice>
          </div>
        )}
        {frame.user ? (
          <FavouriteLists favourites={favourites} />
        ) : (
          <>
            <p className="mt-2 max-w-[38em] text-16 text-ink-2 noscript:hidden">
              {texts.inBrowser}{" "}
              <a href={`/auth?next=${favouritesPath}`} className="link font-semibold">
                {texts.signIn}
              </a>
            </p>
            <stored-favourites className="block noscript:hidden">
              <FavouriteLists favourites={favourites} />
            </stored-favourites>
            <p className="mt-4 hidden noscript:block">
              <a href={`/auth?next=${favouritesPath}`} className="link font-semibold">
                {texts.noScript}
              </a>
            </p>
          </>
        )}
      </div>
    </MarketFrame>
  );
}

function FavouriteLists({ favourites }: { favourites: Favourite[] }) {
  const forSale = favourites.filter(({ state }) => state === "for-sale");
  const gone = favourites.filter(({ state }) => state !== "for-sale");
  if (favourites.length === 0) {
    return (
      <EmptyState
        title={texts.empty.title}
        action={
          <ButtonLink to="/marketplace" reloadDocument variant="primary">
            {texts.empty.find}
          </ButtonLink>
        }
        className="min-h-80"
      >
        {texts.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mt-8 grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-4">
        {forSale.map(({ card }, index) => (
          <li key={card.id}>
            <ListingCard listing={card} lazy={index > 3} />
          </li>
        ))}
      </ul>
      {gone.length > 0 && <GoneFavourites favourites={gone} />}
    </>
  );
}
