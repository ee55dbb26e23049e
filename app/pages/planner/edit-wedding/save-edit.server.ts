import { data, redirect } from "react-router";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { changeWedding } from "#app/features/weddings/editing/commands.server.ts";
import { fieldsOf, type WeddingFields } from "#app/features/weddings/editing/rules.ts";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { editedWeddingSchema, versionSchema } from "#app/features/weddings/schema.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import { editTexts } from "./texts.ts";

/** The form again as it was sent, and why. */
export interface EditResult {
  fields: WeddingFields;
  errors?: { formError?: string; fieldErrors: Record<string, string> };
  /** What somebody else has saved meanwhile. */
  stored?: { fields: WeddingFields; version: number };
}

/** Saves the whole form and leads back to the overview, or says why not. */
export async function saveEdit(weddingId: OwnedWeddingId, form: FormData) {
  const fields = draftFrom(Object.fromEntries(form));
  const rejected = (result: Omit<EditResult, "fields">, status: number) =>
    data<EditResult>({ fields, ...result }, { status });

  const parsed = parseForm(form, editedWeddingSchema);
  if (!parsed.ok) return rejected({ errors: parsed.errors }, 400);
  const version = versionSchema.parse(form.get("version"));
  // The couple must not lose a form to a database that is down: it comes back as it was.
  const outcome = await changeWedding(weddingId, version, parsed.value).catch((error: unknown) => {
    logUnlessResponse(error, "wedding not changed");
    return null;
  });
  if (!outcome) {
    return rejected({ errors: { formError: editTexts.refused, fieldErrors: {} } }, 503);
  }
  if (outcome.ok) {
    const headers = { "Set-Cookie": await flash(editTexts.saved) };
    return redirect("/admin", { status: 303, headers });
  }
  switch (outcome.reason) {
    case "conflict": {
      const { stored } = outcome;
      return rejected({ stored: { fields: fieldsOf(stored), version: stored.version } }, 409);
    }
    case "hero-image-gone":
      return rejected({ errors: { fieldErrors: { heroImage: texts.errors.heroImageGone } } }, 400);
  }
}
