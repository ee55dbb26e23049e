import { randomUUID } from "node:crypto";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useActions } from "#app/client/actions/submit.ts";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { useDraftedRow } from "#app/client/forms/use-form-draft.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink, Plus } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { giftBoxForm } from "../gift-box/rules.ts";
import { wishlistTopics } from "../topics.ts";
import type { Route } from "./+types/wishlist-admin.ts";
import { handleWishAction } from "./actions.server.ts";
import { applyWishAction, wishActions } from "./actions.ts";
import { GiftBoxForm } from "./gift-box-form.tsx";
import { listOwnedWishes, type OwnedWish } from "./queries.server.ts";
import { wishFormQuery } from "./rules.ts";
import { wishAdminTexts as texts } from "./texts.ts";
import { WishDialog, wishDraftKey } from "./wish-dialog.tsx";
import { WishTable } from "./wish-table.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) return { wishlist: null };
  const [wishes, wedding] = await Promise.all([listOwnedWishes(weddingId), loadWedding(weddingId)]);
  const giftBox = { values: giftBoxForm(wedding), version: wedding.giftBoxVersion };
  const page = `${weddingPath(weddingId)}#onskeliste`;
  return { wishlist: { weddingId, wishes, giftBox, page, newId: randomUUID() } };
}

export const action = handleWishAction;
export const clientAction = createClientAction(wishActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function WishlistAdmin({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { wishlist } = loaderData;
  return (
    <>
      <ActionNotice actions={wishActions} result={actionData} />
      {wishlist ? (
        <WishlistScreen wishlist={wishlist} result={actionData} />
      ) : (
        <NoWedding {...texts.noWedding} />
      )}
    </>
  );
}

type Wishlist = NonNullable<Route.ComponentProps["loaderData"]["wishlist"]>;

interface WishlistScreenProps {
  wishlist: Wishlist;
  result: ActionResult | undefined;
}

function WishlistScreen({ wishlist, result }: WishlistScreenProps) {
  const { newId, weddingId } = wishlist;
  const { submit, pending } = useActions(wishActions);
  const wishes = pending.reduce(applyWishAction, wishlist.wishes);
  const [opened, setOpened] = useState(useRequestedForm(wishlist, result));
  const edit = useCallback((wish: OwnedWish) => setOpened({ id: wish.id, wish }), []);
  useDraftedRow(wishDraftKey, weddingId, wishes, (id, wish) => setOpened({ id, wish }));

  const purchased = wishes.filter((wish) => wish.purchased).length;
  const { giftAccount, giftNote } = wishlist.giftBox.values;
  const add = (
    <DialogButton
      variant="primary"
      href={wishFormQuery.href({ ny: "shown" })}
      onOpen={() => setOpened({ id: newId, wish: null })}
      className="max-sm:basis-full"
    >
      <Icon icon={Plus} />
      {texts.add}
    </DialogButton>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            {(wishes.length > 0 || giftAccount || giftNote) && (
              <ButtonLink
                to={wishlist.page}
                target="_blank"
                rel="noopener"
                variant="quiet"
                className="max-sm:-mr-2.5"
              >
                <Icon icon={ExternalLink} />
                {texts.guestViewLink}
                <span className="sr-only">{texts.newTab}</span>
              </ButtonLink>
            )}
            {wishes.length > 0 && add}
          </>
        }
      />
      <noscript>
        <Notice>{texts.needsScript}</Notice>
      </noscript>
      <ConnectionNotice
        topics={[wishlistTopics.wishes, weddingTopics.visitors]}
        text={texts.connectionLost}
      />
      {opened && (
        <WishDialog
          key={opened.id}
          id={opened.id}
          wish={opened.wish && (wishes.find(({ id }) => id === opened.id) ?? opened.wish)}
          weddingId={weddingId}
          onClose={() => setOpened(null)}
        />
      )}
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
          <WishTable wishes={wishes} submit={submit} onEdit={edit} />
        </>
      ) : (
        <Sheet>
          <EmptyState title={texts.empty.title} action={add} className="min-h-80">
            {texts.empty.text}
          </EmptyState>
        </Sheet>
      )}
      <GiftBoxForm stored={wishlist.giftBox} weddingId={weddingId} isDialogOpen={opened !== null} />
    </>
  );
}

interface OpenedForm {
  id: string;
  wish: OwnedWish | null;
}

/** The form that the URL asks for, or that was refused without script. */
function useRequestedForm(
  { wishes, newId }: Wishlist,
  result: ActionResult | undefined,
): OpenedForm | null {
  const { ny, rediger } = wishFormQuery.parse(useSearchParams()[0]);
  const isRefused = result && !result.ok && ["add", "edit"].includes(result.intent);
  const id = isRefused ? result.values.id : (rediger ?? (ny === "shown" ? newId : null));
  if (!id) return null;
  const wish = wishes.find((each) => each.id === id) ?? null;
  return wish || !rediger ? { id, wish } : null;
}
