import { type ListingForm, listingFields } from "#app/features/marketplace/drafts/rules.ts";

// A visitor may confirm a new account in another tab, so the draft is not the tab's.
const key = "draft:listing";

/** Of the form in its tab. */
export const listingFormKey = "listing-form";

/** Saves what a visitor has filled in until it is stored with an account. */
export function saveVisitorDraft(form: ListingForm): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}

/** Returns null when there is no readable draft. */
export function loadVisitorDraft(): ListingForm | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? "null");
    const isComplete = listingFields.every((field) => typeof stored?.[field] === "string");
    return isComplete ? stored : null;
  } catch {
    return null;
  }
}

export function clearVisitorDraft(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
