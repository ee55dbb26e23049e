import { weddingPath } from "#app/features/weddings/rules.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { ReserveDialog } from "./reserve-dialog.tsx";
import type { ReservingView } from "./view-reserving.ts";
import { openFormId, WishCard } from "./wish-card.tsx";
import {
  availableFirst,
  columnsFor,
  moreWishesPath,
  pageOfCards,
  type WishCardView,
  type WishesView,
} from "./wishes-view.ts";

const texts = wishlistTexts;

interface WishListProps {
  wishes: WishesView & { cards: WishCardView[] };
  reserving: ReservingView;
  formToken: string;
}

export function WishList({ wishes, reserving: { form, notice }, formToken }: WishListProps) {
  const { cards, weddingId, lastChangedWishId, requested } = wishes;
  if (cards.length === 0) return null;
  const ids = [form.wish?.id, notice?.wishId, lastChangedWishId];
  const ordered = availableFirst(cards, ids);
  const shown = pageOfCards(ordered, requested, ids);
  const moreHref = moreWishesPath(weddingId, ordered, shown.length);
  const dialog = <ReserveDialog form={form} weddingId={weddingId} formToken={formToken} />;
  return (
    <reserve-dialog>
      <OpenForm url={weddingPath(weddingId)} />
      <ul className="wish-list" data-columns={columnsFor(shown.length)}>
        {shown.map((card) => (
          <WishCard
            key={card.id}
            card={card}
            weddingId={weddingId}
            formToken={formToken}
            isLastChanged={card.id === lastChangedWishId}
            notice={notice?.wishId === card.id ? notice.text : null}
            dialog={form.wish?.id === card.id ? dialog : null}
          />
        ))}
      </ul>
      {moreHref && (
        <more-wishes>
          <p className="wishes-more">
            <a className="button button-line" href={moreHref}>
              {texts.more}{" "}
              <span className="only-read">{texts.moreOf(cards.length - shown.length)}</span>
            </a>
          </p>
        </more-wishes>
      )}
      {!form.wish && dialog}
    </reserve-dialog>
  );
}

/** Without script, a wish's button reloads the page with the form open at that wish. */
function OpenForm({ url }: { url: string }) {
  const [path, query] = url.split("?");
  return (
    <form id={openFormId} action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
