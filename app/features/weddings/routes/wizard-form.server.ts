import { data, redirect } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import { flash } from "#app/platform/http/cookies.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { logOrRethrow } from "#app/platform/log.server.ts";
import type { PictureSource } from "#app/platform/pictures/encode.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import { createWedding, heroImageOptions } from "../commands.server.ts";
import type { SaveErrorReason, WizardResult } from "../components/wizard/save-error.tsx";
import {
  colorsForTheme,
  draftFrom,
  type Step,
  stepFields,
  steps,
  stepWithError,
} from "../rules.ts";
import { newWeddingSchema } from "../schema.ts";
import { texts } from "../texts.ts";

export async function showStep(
  requestedStep: Step,
  fields: FormData,
  file: PictureSource | null,
  beforeEncoding: PictureOptions["beforeEncoding"],
) {
  const draft = draftFrom(Object.fromEntries(fields));
  if (requestedStep === 3) draft.colors = colorsForTheme(draft.selectedTheme, draft.colors);
  if (fields.get("intent") === "remove-picture") draft.heroImage = "";
  if (file) {
    const stored = await storePicture(file, { ...heroImageOptions, beforeEncoding }, null);
    if (!stored.ok) {
      const status = stored.reason === "unavailable" ? 503 : 400;
      return showErrors(3, draft, { heroImage: texts.errors.picture[stored.reason] }, status);
    }
    draft.heroImage = stored.picture.id;
  }
  const parsed = parseForm(fields, newWeddingSchema);
  const earlierFields = steps
    .filter((step) => step < requestedStep)
    .flatMap((step) => [...stepFields[step]]);
  const errors = Object.entries(parsed.ok ? {} : parsed.errors.fieldErrors);
  const fieldErrors = Object.fromEntries(
    errors.filter(([name]) => (earlierFields as string[]).includes(name)),
  );
  return showErrors(requestedStep, draft, fieldErrors);
}

export async function saveWedding(request: Request, fields: FormData) {
  const draft = draftFrom(Object.fromEntries(fields));
  const reject = (refusal: SaveErrorReason, status: number) =>
    data<WizardResult>({ step: 5, draft, saveError: refusal }, { status });

  const user = await currentUser(request);
  if (!user) return reject("signedOut", 401);
  const parsed = parseForm(fields, newWeddingSchema);
  if (!parsed.ok) return showErrors(5, draft, parsed.errors.fieldErrors);
  // The couple must not lose the form when the database is down.
  const created = await createWedding(user, parsed.value).catch((error: unknown) => {
    logOrRethrow(error, "wedding not saved");
    return null;
  });
  if (!created) return reject("refused", 503);
  if (created.ok) {
    const headers = { "Set-Cookie": await flash(texts.created) };
    return redirect("/admin", { status: 303, headers });
  }
  switch (created.reason) {
    case "has-wedding":
      return reject("alreadyCreated", 409);
    case "hero-image-gone":
      return showErrors(3, { ...draft, heroImage: "" }, { heroImage: texts.errors.heroImageGone });
  }
}

function showErrors(
  requestedStep: Step,
  draft: WizardResult["draft"],
  fieldErrors: Record<string, string>,
  status = 400,
) {
  const names = Object.keys(fieldErrors);
  if (names.length === 0) return data<WizardResult>({ step: requestedStep, draft });
  const step = stepWithError(names) ?? requestedStep;
  return data<WizardResult>({ step, draft, errors: { fieldErrors } }, { status });
}
