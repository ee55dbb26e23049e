import { galleryAdminTexts } from "./texts.ts";

const { errors } = galleryAdminTexts;

/** What is said when a form could not be handled. */
export function errorMessageFor(intent: unknown): string {
  if (intent === "delete") return errors.delete;
  if (intent === "restore") return errors.restore;
  return errors.change;
}
