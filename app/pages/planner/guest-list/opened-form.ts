import { useSearchParams } from "react-router";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { guestQuery } from "./guest-query.ts";
import type { GuestList } from "./load-guest-list.server.ts";

export const guestDraftKey = "guest";
export const categoryDraftKey = "guest-category";

export interface Opened {
  /** Stays new when the stored row arrives before the result of the form. */
  form: "guest" | "new-guest" | "category" | "new-category" | "menu";
  id: string;
}

/** The form that the URL asks for, or that was refused without script. */
export function useRequestedForm(
  { rows, newId, categories }: GuestList,
  result: ActionResult | undefined,
): Opened | null {
  const { ny, rediger } = guestQuery.parse(useSearchParams()[0]);
  if (result && !result.ok && result.values.id) {
    const { id } = result.values;
    const isStored = rows.some((row) => row.id === id);
    if (result.intent === "edit" && isStored) return { form: "guest", id };
    if (["add", "edit"].includes(result.intent)) return { form: "new-guest", id };
    if (result.intent === "category-add") return { form: "new-category", id };
    if (result.intent === "category-edit") return { form: "category", id };
  }
  if (ny !== "none") return { form: `new-${ny}`, id: newId };
  if (rows.some(({ id }) => id === rediger)) return { form: "guest", id: rediger ?? "" };
  if (categories.some(({ id }) => id === rediger)) return { form: "category", id: rediger ?? "" };
  return null;
}
