import { ExternalLink, Plus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { usePendingSubmissions, useSend } from "../actions/sending.ts";
import { clearDraft, clearDraftIfSaved, loadDraft } from "../kept-forms.ts";
import { useLive } from "../../../client/live/use-live.ts";
import { applyOptimistic, wishlistPath } from "./acts.ts";
import type { Refused } from "./answer.ts";
import { GiftBoxForm } from "../../../features/wishlist/admin/gift-box-form.tsx";
import type { Wishlist } from "./load-wishlist.server.ts";
import { wishlistAdminTexts as texts } from "./texts.ts";
import { isStored, type TypedWish, wishOf } from "./typed-wish.ts";
import { WishDialog } from "../../../features/wishlist/admin/wish-dialog.tsx";
import { WishTable } from "../../../features/wishlist/admin/wish-table.tsx";

/** What the open dialog is about; without a wish, a new one. */
interface Opened {
  id: string;
  wish: OwnedWish | null;
  restored: TypedWish | null;
}

interface WishlistPageProps {
  wishlist: Wishlist;
  /** Why a form was not taken that was sent without script. */
  refused: Refused | undefined;
}

export function WishlistPage({ wishlist, refused }: WishlistPageProps) {
  const { lost } = useLive("wishes");
  const send = useSend(wishlistPath);
  const sending = usePendingSubmissions(wishlistPath);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { newId, weddingId } = wishlist;
  const wishes = applyOptimistic(wishlist.wishes, sending);
  const edit = useCallback(
    (wish: OwnedWish) => setOpened({ id: wish.id, wish, restored: null }),
    [],
  );
  const close = () => {
    clearDraft("wish");
    setOpened(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    clearDraftIfSaved("wish", weddingId, (kept) => isStored(kept, wishes));
    const restored = loadDraft("wish", weddingId);
    if (restored) setOpened({ id: restored.id, wish: wishOf(restored, wishes), restored });
  }, []);

  const purchased = wishes.filter((wish) => wish.purchased).length;
  const { giftAccount, giftNote } = wishlist.giftBox;
  const isShown = wishes.length > 0 || giftAccount !== null || giftNote !== null;
  const add = (
    <Button
      id="ny-gjenstand"
      type="button"
      variant="primary"
      onClick={() => setOpened({ id: newId, wish: null, restored: null })}
      className="max-sm:basis-full"
    >
      <Icon icon={Plus} />
      {texts.add}
    </Button>
  );

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="mr-auto text-d31">{texts.title}</h1>
        {isShown && (
          <ButtonLink
            to={wishlist.page}
            target="_blank"
            rel="noopener"
            variant="quiet"
            className="max-sm:-mr-2.5"
          >
            <Icon icon={ExternalLink} />
            {texts.seeAsGuest}
            <span className="sr-only">{texts.newTab}</span>
          </ButtonLink>
        )}
        {wishes.length > 0 && add}
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {lost && texts.lost}
      </p>
      {wishes.length > 0 ? (
        <>
          <StatStrip
            figure={
              <p className="grid h-full content-center text-14 text-muted">{texts.counts.note}</p>
            }
          >
            <Stat label={texts.counts.all} value={wishes.length} />
            <Stat label={texts.counts.available} value={wishes.length - purchased} tone="gran" />
            <Stat label={texts.counts.purchased} value={purchased} />
          </StatStrip>
          <WishTable wishes={wishes} send={send} onEdit={edit} />
        </>
      ) : (
        <Sheet>
          <EmptyState title={texts.empty.title} action={add} className="min-h-80">
            {texts.empty.text}
          </EmptyState>
        </Sheet>
      )}
      <GiftBoxForm
        stored={wishlist.giftBox}
        weddingId={weddingId}
        refused={refused}
        isCovered={opened !== null}
      />
      {opened && <WishDialog key={opened.id} {...opened} weddingId={weddingId} onClose={close} />}
    </>
  );
}
