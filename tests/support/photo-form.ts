import { randomUUID } from "node:crypto";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { tokenFields } from "./guest-forms.ts";
import { solveProofOfWork } from "./proof-of-work.ts";

/** Returns the photo form with a solved proof of work; `null` omits a field. */
export function photoForm(
  weddingId: string,
  photos: Uint8Array[],
  overrides: Record<string, string | null> = {},
  fileName = "bilde.jpg",
): FormData {
  const formToken = issueFormToken(weddingId as PublicWeddingId, randomUUID());
  const fields = {
    guestName: "Kari",
    caption: "",
    ...tokenFields(formToken, solveProofOfWork(formToken)),
    ...overrides,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, value);
  }
  for (const photo of photos) {
    form.append("photo", new File([new Uint8Array(photo)], fileName, { type: "image/jpeg" }));
  }
  return form;
}
