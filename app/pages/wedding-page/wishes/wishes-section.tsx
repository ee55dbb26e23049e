import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import { MoneyGift } from "./money-gift.tsx";
import { viewReserving } from "./view-reserving.ts";
import { WishNotice } from "./wish-card.tsx";
import { WishList } from "./wish-list.tsx";
import type { WishesView } from "./wishes-view.ts";

const texts = wishlistTexts;

interface WishesSectionProps {
  wishes: WishesView;
  guestName: string;
  refusal: GuestFormError | null;
  formToken: string;
}

export function WishesSection({ wishes, guestName, refusal, formToken }: WishesSectionProps) {
  const { cards, money } = wishes;
  const reserving = viewReserving(wishes, guestName, refusal);
  const { notice } = reserving;
  if (cards?.length === 0 && !money && !notice) return null;
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
