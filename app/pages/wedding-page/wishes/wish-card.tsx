import type { ReactNode } from "react";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { FormTokenFields } from "../sections/form-fields.tsx";
import type { WishCardView, WishPicture } from "./wishes-view.ts";

const texts = wishlistTexts;

export const openFormId = "gave";

interface WishCardProps {
  card: WishCardView;
  weddingId: string;
  formToken: string;
  isLastChanged: boolean;
  notice: string | null;
  dialog: ReactNode;
}

export function WishCard(props: WishCardProps) {
  const { card, notice, dialog } = props;
  return (
    <li className="wish" id={`onske-${card.id}`} data-state={card.state}>
      <Picture picture={card.picture} />
      <div className="wish-body">
        {card.state === "example" && <p className="wish-example">{texts.example}</p>}
        <h3>{card.title}</h3>
        {card.description && (
          <p className="wish-text">
            <LinkedText text={card.description} />
          </p>
        )}
        <p className="wish-price">{card.price}</p>
        {notice && <WishNotice text={notice} />}
        {card.state === "free" && <OpenButton {...props} />}
        {card.state === "taken" && (
          <Reserved>
            {card.reservedBy ? (
              <>
                {texts.reservedBy} <bdi>{card.reservedBy}</bdi>
              </>
            ) : (
              texts.reservedUnnamed
            )}
          </Reserved>
        )}
        {card.state === "own" && <Own {...props} />}
        {dialog}
      </div>
    </li>
  );
}

/** Decorative: the title says the same. */
function Picture({ picture: { fillsFrame, ...image } }: { picture: WishPicture }) {
  return (
    <div className="wish-picture" data-fills={fillsFrame || undefined}>
      <img
        {...image}
        sizes={image.srcSet && "(min-width: 760px) min(50vw, 380px), 116px"}
        alt=""
        loading="lazy"
      />
    </div>
  );
}

function OpenButton({ card, weddingId, isLastChanged }: WishCardProps) {
  return (
    <p className="wish-open">
      <button
        className="button button-line"
        type="submit"
        form={openFormId}
        formAction={`${weddingPath(weddingId).split("?")[0]}#onske-${card.id}`}
        name="gave"
        value={card.id}
        data-focus={isLastChanged || undefined}
      >
        {texts.reserve} <span className="only-read">{card.title}</span>
      </button>
    </p>
  );
}

function Reserved({ children, ...focus }: { children: ReactNode; tabIndex?: number }) {
  return (
    <p className="wish-reserved" {...focus}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m3.5 10.6 4.2 4.2 9-9.8" />
      </svg>
      <span>{children}</span>
    </p>
  );
}

function Own({ card, weddingId, formToken, isLastChanged }: WishCardProps) {
  return (
    <>
      <Reserved {...(isLastChanged ? { tabIndex: -1, "data-focus": true } : {})}>
        {texts.reservedByYou}
        <small>
          {texts.nameHint} <bdi>{card.reservedBy}</bdi> {texts.nameHintEnd}
        </small>
      </Reserved>
      <form method="post" action={weddingPath(weddingId, { send: "release" })}>
        <input type="hidden" name="wishId" value={card.id} />
        <FormTokenFields formToken={formToken} />
        <button className="button button-quiet" type="submit" data-busy={texts.releasing}>
          {texts.release} <span className="only-read">{texts.releaseOf(card.title)}</span>
        </button>
      </form>
    </>
  );
}

export function WishNotice({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form moves the focus to its error
    <p className="wish-notice" role="alert" tabIndex={-1} autoFocus data-focus>
      {text}
    </p>
  );
}
