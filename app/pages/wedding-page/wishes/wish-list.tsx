import { weddingPath } from "#app/features/weddings/rules.ts";
import { ReserveDialog } from "./reserve-dialog.tsx";
import type { ReservingView } from "./view-reserving.ts";
import { openFormId, WishCard } from "./wish-card.tsx";
import { columnsFor, type WishCardView, type WishesView } from "./wishes-view.ts";

interface WishListProps {
  wishes: WishesView & { cards: WishCardView[] };
  reserving: ReservingView;
  formToken: string;
}

export function WishList({ wishes, reserving: { form, notice }, formToken }: WishListProps) {
  const { cards, weddingId, lastChangedWishId } = wishes;
  if (cards.length === 0) return null;
  const dialog = <ReserveDialog form={form} weddingId={weddingId} formToken={formToken} />;
  return (
    <reserve-dialog>
      <OpenForm url={weddingPath(weddingId)} />
      <ul className="wish-list" data-columns={columnsFor(cards.length)}>
        {cards.map((card) => (
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
