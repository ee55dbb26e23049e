import { useEffect } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { clearAllDrafts } from "../kept-forms.ts";
import { failureOf, rememberLoaderData, staleIfError } from "../last-shown.ts";
import type { Route } from "./+types/settings.ts";
import { isDeleted } from "./deletion/deletion-intent.ts";
import { DeletionSection } from "./deletion/deletion-section.tsx";
import { viewDeletion } from "./deletion/view-deletion.server.ts";
import { EmailSection } from "./email/email-section.tsx";
import { ExportSection } from "./export/export-section.tsx";
import { handlerOf, type Intent } from "./intents.server.ts";
import type { Outcome } from "./outcome.server.ts";
import { PartnerSection } from "./partner/partner-section.tsx";
import { viewPartner } from "./partner/view-partner.server.ts";
import { PasswordSection } from "./password/password-section.tsx";
import { ProfileSection } from "./profile/profile-section.tsx";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { viewSessions } from "./sessions/view-sessions.server.ts";
import { settingsTexts } from "./texts.ts";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";
import { viewTwoFactor } from "./two-factor/view-two-factor.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  const [sessions, twoFactor, partner, deletion] = await Promise.all([
    viewSessions(user, request),
    viewTwoFactor(user),
    weddingId && viewPartner(user, weddingId),
    viewDeletion(user, weddingId),
  ]);
  const { id: accountId, email, displayName, picture } = user;
  return {
    accountId,
    email,
    displayName,
    picture,
    sessions,
    twoFactor,
    partner,
    deletion: deletion,
  };
}

/** What is being typed stays on the screen, whatever becomes of loading the page again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return staleIfError(request.url, serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const known = handlerOf(form, user);
  if (!known) throw notFound();
  const outcome = await known.handle(form, user, { request, info: context.get(requestInfo) });
  return data({ intent: known.intent, outcome }, { status: outcome.ok ? 200 : 400 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (isDeleted(form.get("intent"), error)) clearAllDrafts();
    const failure = failureOf(error);
    if (!failure) throw error;
    const errors = { formError: settingsTexts.errors[failure], fieldErrors: {}, values: {} };
    const outcome: Outcome = { ok: false, errors: errors };
    // The status keeps the framework from loading the page again, which would fail as well.
    return data({ intent: form.get("intent") as Intent, outcome }, { status: 503 });
  }
}

/** A refusal may mean that the page is old, such as a partner who has left; a failure does not. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 400;
}

export function meta() {
  return [{ title: `${settingsTexts.title} – Jaord` }];
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { sessions, twoFactor, partner, deletion: ending, ...profile } = loaderData;
  useEffect(() => rememberLoaderData(location.href, loaderData), [loaderData]);
  return (
    <div className="**:scroll-mt-20">
      <h1 className="pb-5 text-d31">{settingsTexts.title}</h1>
      <ProfileSection {...profile} />
      {partner && <PartnerSection partner={partner} />}
      <EmailSection email={profile.email} />
      <PasswordSection email={profile.email} />
      <TwoFactorSection twoFactor={twoFactor} />
      <SessionsSection sessions={sessions} />
      <ExportSection />
      <DeletionSection deletion={ending} />
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadError title={settingsTexts.failed} />;
}
