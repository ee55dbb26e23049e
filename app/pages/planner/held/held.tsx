import { redirect } from "react-router";
import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { galleryTopics } from "#app/features/gallery/topics.ts";
import { greetingTopics } from "#app/features/greetings/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { wishlistTopics } from "#app/features/wishlist/topics.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, EyeOff } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/held.ts";
import { handleHeldAction } from "./actions.server.ts";
import { heldActions } from "./actions.ts";
import { heldQuery } from "./held-query.ts";
import { type CrowdView, type HeldView, loadHeld } from "./load-held.server.ts";
import { SenderList } from "./sender-list.tsx";
import { heldTexts as texts } from "./texts.ts";

const topics = [
  weddingTopics.visitors,
  rsvpTopics.rsvp,
  greetingTopics.greetings,
  galleryTopics.photos,
  wishlistTopics.wishes,
];

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  return { held: await loadHeld(weddingId, heldQuery.parse(url.searchParams)) };
}

export const action = handleHeldAction;
export const clientAction = createClientAction(heldActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function Held({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.notLoaded);
  const { held } = loaderData;
  const { query, crowds, counts, heldWishes } = held;
  return (
    <>
      <PageHeader title={texts.title}>
        {(counts.hidden > 0 || query.vis === "hidden") && (
          <FilterLinks
            label={texts.filter}
            choices={(["held", "hidden"] as const).map((vis) => ({
              key: vis,
              to: heldQuery.href({ vis }),
              isCurrent: vis === query.vis,
              label: texts.filters[vis],
              count: counts[vis],
            }))}
          />
        )}
      </PageHeader>
      <ActionNotice actions={heldActions} result={actionData} />
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      {crowds.length > 0 && (
        <p className="max-w-[44em] text-15 text-ink-2">
          {query.vis === "held" ? texts.intro : texts.hiddenIntro}
        </p>
      )}
      {query.vis === "held" && heldWishes > 0 && <HeldWishes count={heldWishes} />}
      {crowds.map((crowd) => (
        <Crowd key={crowd.id} crowd={crowd} held={held} />
      ))}
      {crowds.length === 0 && (
        <Sheet>
          <EmptyState size="large" heading="h2" title={texts.empty[query.vis]}>
            {texts.emptyHint}
          </EmptyState>
        </Sheet>
      )}
    </>
  );
}

function HeldWishes({ count }: { count: number }) {
  return (
    <Notice
      action={
        <ActionForm actions={heldActions} intent="free-gifts" values={{}}>
          <Button size="small">{texts.freeGifts}</Button>
        </ActionForm>
      }
    >
      {texts.gifts(count)}
    </Notice>
  );
}

function Crowd({ crowd, held }: { crowd: CrowdView; held: HeldView }) {
  const { id, title, senders } = crowd;
  const { vis, gruppe } = held.query;
  const form = { actions: heldActions, values: { crowd: id, from: vis } };
  return (
    <Sheet className="grid grid-cols-1">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-rule px-4 py-4 lg:px-6">
        <div className="min-w-0">
          <h2 className="text-d20">{title}</h2>
          <p className="text-14 text-muted tabular-nums">{texts.senders(senders)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:buttons:flex-1">
          <ActionForm {...form} intent="let-in-crowd" className="grid">
            <Button>
              <Icon icon={Check} className="max-sm:hidden" />
              {texts.letInAll}
            </Button>
          </ActionForm>
          {vis === "held" && (
            <ActionForm {...form} intent="hide-crowd" className="grid">
              <Button>
                <Icon icon={EyeOff} className="max-sm:hidden" />
                {texts.hideAll}
              </Button>
            </ActionForm>
          )}
        </div>
      </header>
      {id === gruppe ? (
        <SenderList key={`${id} ${held.query.side}`} held={held} total={senders} />
      ) : (
        <p className="px-4 py-3 lg:px-6">
          <ButtonLink to={heldQuery.href({ vis, gruppe: id })} size="small">
            {texts.show}
          </ButtonLink>
        </p>
      )}
    </Sheet>
  );
}
