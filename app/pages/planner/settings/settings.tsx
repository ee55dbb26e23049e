import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { loadProfile } from "#app/features/accounts/profile/queries.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import type { ActionDescription } from "#app/platform/http/actions.ts";
import type { Route } from "./+types/settings.ts";
import { handleSettingsAction } from "./actions.server.ts";
import { isDeletionIntent, pathAfterDeletion, settingsActions } from "./actions.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { viewDeletion } from "./deletion-view.server.ts";
import { EmailSection } from "./email-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { PartnerSection } from "./partner-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { settingsTexts } from "./texts.ts";
import { TwoFactorSection } from "./two-factor-section.tsx";
import { viewEmailChange, viewPartner, viewSessions, viewTwoFactor } from "./views.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  const [stored, emailChange, sessions, twoFactor, partner, deletion] = await Promise.all([
    loadProfile(user),
    viewEmailChange(user),
    viewSessions(user, request),
    viewTwoFactor(user),
    weddingId && viewPartner(user, weddingId),
    viewDeletion(user, weddingId),
  ]);
  const { id: accountId, email, picture } = user;
  const { displayName, version } = stored;
  const profile = { accountId, email, picture, stored: { values: { displayName }, version } };
  return { profile, emailChange, sessions, twoFactor, partner, deletion };
}

export const action = handleSettingsAction;

export const clientAction = createClientAction(settingsActions, {
  onRedirect: (intent, path) => {
    if (isDeletionIntent(intent) && path === pathAfterDeletion[intent]) clearAllDrafts();
  },
});

/**
 * Reloads after invalid forms too: the page may be out of date, such as after a partner has left.
 */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 400;
}

export function meta() {
  return [{ title: `${settingsTexts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={settingsTexts.failed} />;
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, emailChange, sessions, twoFactor, partner, deletion } = loaderData;
  useStaleIfError(settingsTexts.failed);
  return (
    <div className="[&_a]:scroll-mt-20 [&_button]:scroll-mt-20 [&_input]:scroll-mt-20 [&_section]:scroll-mt-20">
      <h1 className="pb-5 text-d31">{settingsTexts.title}</h1>
      <ActionNotice actions={settingsActions} result={noticeOf(actionData)} />
      <ProfileSection {...profile} />
      {partner && <PartnerSection partner={partner} />}
      <EmailSection email={profile.email} change={emailChange} />
      <PasswordSection email={profile.email} />
      <TwoFactorSection twoFactor={twoFactor} />
      <SessionsSection sessions={sessions} />
      <ExportSection />
      <DeletionSection deletion={deletion} />
    </div>
  );
}

function noticeOf(result: Route.ComponentProps["actionData"]) {
  const intents: Record<string, ActionDescription> = settingsActions.intents;
  return result && !result.ok && intents[result.intent]?.showsErrorsInForm ? undefined : result;
}
