import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import { MoneyGift } from "./money-gift.tsx";
import { viewReserving } from "./view-reserving.ts";
import { WishNotice } from "./wish-card.tsx";
import { WishList } from "./wish-list.tsx";
import { countFree, type WishesView, wishesPerPage } from "./wishes-view.ts";

const texts = wishlistTexts;

interface WishesSectionProps {
  wishes: WishesView;
  guestName: string;
  refusal: GuestFormError | null;
  formToken: string;
}

export function hasWishes(wishes: WishesView, refusal: GuestFormError | null): boolean {
  const { cards, money } = wishes;
  const isEmpty = cards?.length === 0 && !money;
  return !isEmpty || viewReserving(wishes, "", refusal).notice !== null;
}

export function WishesSection({ wishes, guestName, refusal, formToken }: WishesSectionProps) {
  const { cards, money } = wishes;
  const reserving = viewReserving(wishes, guestName, refusal);
  const { notice } = reserving;
  return (
    <enhanced-form
      data-failed={texts.failed}
      data-lost={texts.unexpected}
      data-missing={texts.gone.reservation}
    >
      <section className="wishes" id="onskeliste" aria-labelledby="onskeliste-title">
        <div className="wishes-head">
          <h2 id="onskeliste-title">{texts.title}</h2>
          <p>{cards?.length === 0 ? texts.introMoney : texts.intro}</p>
          {cards && cards.length > wishesPerPage && (
            <p className="wishes-count">{texts.free(countFree(cards), cards.length)}</p>
          )}
        </div>
        {notice && !notice.wishId && <WishNotice text={notice.text} />}
        {cards && (
          <WishList wishes={{ ...wishes, cards }} reserving={reserving} formToken={formToken} />
        )}
        {!cards && <NotLoaded />}
        {money && <MoneyGift money={money} />}
      </section>
    </enhanced-form>
  );
}

function NotLoaded() {
  return (
    <div className="wishes-failed" role="status">
      <p>{texts.notLoaded}</p>
      <small>{texts.notLoadedHint}</small>
    </div>
  );
}
