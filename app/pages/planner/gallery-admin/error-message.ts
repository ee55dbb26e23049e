import { galleryAdminTexts } from "./texts.ts";

const { faults } = galleryAdminTexts;

/** What is said when a form could not be handled. */
export function errorMessageFor(intent: unknown): string {
  if (intent === "delete") return faults.delete;
  if (intent === "restore") return faults.restore;
  return faults.change;
}
