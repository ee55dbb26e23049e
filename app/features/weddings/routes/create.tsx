import { data, redirect } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { isMultipart } from "#app/platform/http/form-parts.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import type { RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { heroUploaderOf, ownedWeddingOf } from "../access.server.ts";
import { rateLimitHeroPixels, rateLimitHeroUpload } from "../commands.server.ts";
import { clearDraft } from "../components/wizard/draft-storage.ts";
import type { WizardResult } from "../components/wizard/save-error.tsx";
import { wizardTexts } from "../components/wizard/texts.ts";
import { Wizard } from "../components/wizard/wizard.tsx";
import { draftFrom, maxReadPictureBytes, stepFrom, steps } from "../rules.ts";
import type { Route } from "./+types/create.ts";
import { saveWedding, showStep } from "./wizard-form.server.ts";

const readErrorStatuses = { malformed: 400, "too-large": 413, unavailable: 503 };

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const step = stepFrom(new URLSearchParams(location.search).get("step"));
  return [
    { title: `${wizardTexts.title} · ${wizardTexts.progress(step, steps.length)} – Jaord` },
    { tagName: "link", rel: "canonical", href: `${loaderData?.origin ?? ""}/create` },
  ];
}

export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  if (user && (await ownedWeddingOf(user))) throw redirect("/admin");
  const { publicUrl: origin, textModel } = config();
  return { now: now().getTime(), origin, hasTextModel: textModel !== undefined };
}

/** Steps and rejected forms do not change the loader's data, and offline loading would fail. */
export function shouldRevalidate(): boolean {
  return false;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { clientIp } = context.get(requestInfo);
  const uploader = await heroUploaderOf(request, clientIp);
  if (isMultipart(request)) refuseOverLimit(await rateLimitHeroUpload(uploader));
  const limits = {
    field: "heroFile",
    maxBytes: maxPictureBytes,
    maxReadBytes: maxReadPictureBytes,
    sender: uploader.sender,
  };
  return readUpload(request, limits, async (upload) => {
    if (!upload.ok) throw data(null, { status: readErrorStatuses[upload.reason] });
    const { fields, file } = upload;
    if (fields.get("intent") === "save") return saveWedding(request, fields);
    return showStep(stepFrom(url.searchParams.get("step")), fields, file, async (pixels) =>
      refuseOverLimit(await rateLimitHeroPixels(uploader, pixels)),
    );
  });
}

function refuseOverLimit(limited: RateLimitResult): void {
  if (!limited.ok) throw tooManyRequests(limited.retryAfterSeconds);
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
  const { now: loadedAt, hasTextModel } = loaderData;
  return <Wizard now={loadedAt} hasTextModel={hasTextModel} result={actionData} />;
}
