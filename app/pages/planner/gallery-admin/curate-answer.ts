import { galleryAdminTexts } from "./texts.ts";

/** A form as it is sent: names and values. */
export type Fields = [name: string, value: string][];

export type CurateAnswer =
  /** `undo`: the form that takes it back. */
  { ok: true; message: string; undo: Fields | null } | { ok: false; message: string };

const { faults } = galleryAdminTexts;

/** What is said when a form could not be handled. */
export function faultOf(intent: unknown): string {
  if (intent === "delete") return faults.delete;
  if (intent === "restore") return faults.restore;
  return faults.change;
}
