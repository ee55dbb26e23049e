import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import type { WishesView } from "./wishes-view.ts";

/** The page has one reservation form, moved to the wish that is open. */
export interface ReserveFormView {
  wish: { id: string; title: string } | null;
  guestName: string;
  nameError: string | null;
  formError: string | null;
}

interface WishNotice {
  wishId: string | null;
  text: string;
}

export interface ReservingView {
  form: ReserveFormView;
  notice: WishNotice | null;
}

const { refused, gone, failed } = wishlistTexts;

type WishRefusal = Extract<GuestFormError, { form: "reservation" | "release" }>;

export function viewReserving(
  { cards, openWishId }: WishesView,
  guestName: string,
  refusal: GuestFormError | null,
): ReservingView {
  const reservingRefusal = isWishRefusal(refusal) ? refusal : null;
  const free = cards?.filter(({ state }) => state === "free") ?? [];
  const wishId = reservingRefusal ? wishIdOf(reservingRefusal) : openWishId;
  const wish = free.find(({ id }) => id === wishId) ?? null;
  const isRedisplayed = reservingRefusal?.form === "reservation" && wish !== null;
  const errors = isRedisplayed && "errors" in reservingRefusal ? reservingRefusal.errors : null;
  return {
    form: {
      wish: reservingRefusal?.form === "release" ? null : wish,
      guestName: guestNameOf(reservingRefusal) ?? guestName,
      nameError: errors?.fieldErrors.guestName ?? null,
      formError: errors?.formError ?? (isRedisplayed && !errors ? refused.free : null),
    },
    notice: reservingRefusal && !isRedisplayed ? viewNotice(reservingRefusal, cards) : null,
  };
}

function isWishRefusal(refusal: GuestFormError | null): refusal is WishRefusal {
  return refusal?.form === "reservation" || refusal?.form === "release";
}

/** The loaded list is newer than the refusal. */
function viewNotice(refusal: WishRefusal, cards: WishesView["cards"]): WishNotice | null {
  if (!cards) return { wishId: null, text: reasonFor(refusal) };
  const card = cards.find(({ id }) => id === wishIdOf(refusal));
  if (!card) return { wishId: null, text: gone[refusal.form] };
  if (refusal.form === "release") return { wishId: card.id, text: reasonFor(refusal) };
  return card.state === "taken" ? { wishId: card.id, text: refused.taken } : null;
}

function reasonFor(refusal: WishRefusal): string {
  if ("errors" in refusal) return refusal.errors.formError ?? failed;
  return refusal.reason === "gone" ? gone[refusal.form] : refused[refusal.reason];
}

function wishIdOf(refusal: WishRefusal): string | undefined {
  return "errors" in refusal ? refusal.errors.values.wishId : refusal.wishId;
}

function guestNameOf(refusal: WishRefusal | null): string | undefined {
  if (refusal?.form !== "reservation") return undefined;
  return "errors" in refusal ? refusal.errors.values.guestName : refusal.guestName;
}
