import { data, Link } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useActions } from "#app/client/actions/submit.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { clearDraft } from "#app/client/forms/drafts.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { withoutPhonePath } from "#app/features/guests/rules.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { smsTopics } from "../topics.ts";
import type { Route } from "./+types/sms-campaigns.ts";
import { handleSmsAction } from "./actions.server.ts";
import { applySmsAction, smsActions } from "./actions.ts";
import { CampaignTable } from "./campaign-table.tsx";
import { composeDraftKey } from "./compose.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { type CampaignRow, type CampaignsView, loadCampaigns } from "./load-campaigns.server.ts";
import { smsAdminTexts as texts } from "./texts.ts";

const topics = [smsTopics.sms, deliveryTopics.delivery, guestTopics.guests, rsvpTopics.rsvp];

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  const [campaigns, flash] = await Promise.all([
    weddingId && loadCampaigns(weddingId),
    readFlash(request),
  ]);
  return data({ view: campaigns, flash: flash.message }, { headers: flash.headers });
}

export const action = handleSmsAction;

export const clientAction = createClientAction(smsActions, {
  onRedirect: () => clearDraft(composeDraftKey),
});

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function SmsCampaigns({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { view, flash } = loaderData;
  return (
    <>
      <FlashMessage message={flash} />
      <ActionNotice actions={smsActions} result={actionData} />
      {view ? <CampaignsScreen view={view} /> : <NoWedding text={texts.noWedding} />}
    </>
  );
}

function CampaignsScreen({ view }: { view: CampaignsView }) {
  const { isDemo, guests, withPhone } = view;
  const { pending } = useActions(smsActions);
  const campaigns = pending.reduce<readonly CampaignRow[]>(applySmsAction, view.campaigns);
  const create = (
    <ButtonLink to={`${smsActions.path}/new`} variant="primary" className="max-sm:w-full">
      <Icon icon={Plus} />
      {texts.create}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={campaigns.length > 0 && create}
        className="max-sm:[&>div:last-child]:w-full"
      />
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      <DemoBanner isDemo={isDemo} />
      {campaigns.length > 0 ? (
        <CampaignTable campaigns={campaigns} guests={guests} />
      ) : (
        <Sheet>
          <EmptyState title={texts.empty.title} action={create}>
            {texts.empty.text}
          </EmptyState>
        </Sheet>
      )}
      {guests > 0 && (
        <p className="text-14 text-muted">
          {texts.phones(withPhone, guests)}{" "}
          {withPhone < guests && (
            <Link to={withoutPhonePath} className="inline-block py-1 text-ink-2 underline">
              {texts.whoLacks}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
