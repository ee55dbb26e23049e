import { data, redirect } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { isMultipart } from "#app/platform/http/form-parts.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { ownedWeddingOf } from "../access.server.ts";
import { rateLimitHeroUpload } from "../commands.server.ts";
import { clearDraft } from "../components/wizard/draft-storage.ts";
import type { WizardResult } from "../components/wizard/save-error.tsx";
import { wizardTexts } from "../components/wizard/texts.ts";
import { Wizard } from "../components/wizard/wizard.tsx";
import { draftFrom, maxReadPictureBytes, stepFrom, steps } from "../rules.ts";
import type { Route } from "./+types/create.ts";
import { saveWedding, showStep } from "./wizard-form.server.ts";

export function meta({ location }: Route.MetaArgs) {
  const step = stepFrom(new URLSearchParams(location.search).get("step"));
  return [{ title: `${wizardTexts.title} · ${wizardTexts.progress(step, steps.length)} – Jaord` }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  if (user && (await ownedWeddingOf(user))) throw redirect("/admin");
  return { now: now().getTime() };
}

/** Steps and rejected forms do not change the loader's data, and offline loading would fail. */
export function shouldRevalidate(): boolean {
  return false;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (isMultipart(request)) {
    const { clientIp } = context.get(requestInfo);
    const allowed = await rateLimitHeroUpload(clientIp);
    if (!allowed.ok) throw tooManyRequests(allowed.retryAfterSeconds);
  }
  const upload = await readUpload(request, { field: "heroFile", maxBytes: maxReadPictureBytes });
  if (!upload.ok) throw data(null, { status: upload.reason === "too-large" ? 413 : 400 });
  const { fields, file } = upload;
  if (fields.get("intent") === "save") return saveWedding(request, fields);
  return showStep(stepFrom(url.searchParams.get("step")), fields, file);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Response)) {
      const draft = draftFrom(Object.fromEntries(fields));
      return { step: 5, draft, saveError: "failed" } satisfies WizardResult;
    }
    // The server redirects only once the wedding is stored.
    clearDraft();
    throw error;
  }
}

export default function Create({ loaderData, actionData }: Route.ComponentProps) {
  return <Wizard now={loaderData.now} result={actionData} />;
}
