import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Ornament } from "../sections/ornament-image.tsx";
import type { MoneyGiftView } from "./wishes-view.ts";

const texts = wishlistTexts.money;

export function MoneyGift({ money: { drawing, note, account } }: { money: MoneyGiftView }) {
  return (
    <div className="money">
      <Ornament image={drawing} className="money-art" />
      <div className="money-text">
        <h3>{texts.title}</h3>
        {note && (
          <p className="money-note">
            <LinkedText text={note} />
          </p>
        )}
        <p className="money-account">
          <span>{texts.account}</span> <b id="kontonummer">{account.formatted}</b>
        </p>
        <p className="money-mark">{texts.giverHint}</p>
      </div>
      <copy-text data-text={account.digits} data-shown="kontonummer" data-copied={texts.copied}>
        <button className="button button-line" type="button" hidden>
          {texts.copy}
        </button>
      </copy-text>
    </div>
  );
}
