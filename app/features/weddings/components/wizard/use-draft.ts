import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import {
  colorsForTheme,
  type DraftField,
  draftFields,
  draftFrom,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";

export interface DraftState {
  draft: WeddingDraft;
  /** False until the browser's draft has been read, and always without JavaScript. */
  restored: boolean;
  /** False when the browser blocks storage, null until that is known. */
  isSaved: boolean | null;
  change: (field: DraftField, value: string) => void;
}

export function useDraft(
  returned: WeddingDraft | undefined,
  form: RefObject<HTMLFormElement | null>,
): DraftState {
  const [draft, setDraft] = useState(() => returned ?? draftFrom(null));
  const [restored, setRestored] = useState(false);
  const [isSaved, setSaved] = useState<boolean | null>(null);

  // Runs before the first paint, which would overwrite text typed before hydration.
  useLayoutEffect(() => {
    if (restored) return;
    const edits = form.current ? editsBeforeHydration(draft, new FormData(form.current)) : {};
    setDraft({ ...(returned ?? loadDraft() ?? draft), ...edits });
    setRestored(true);
  }, [draft, form, restored, returned]);

  useEffect(() => {
    if (restored) setSaved(saveDraft(draft));
  }, [draft, restored]);

  const change = useCallback((field: DraftField, value: string) => {
    setDraft((before) => ({
      ...before,
      [field]: value,
      ...(field === "selectedTheme" ? { colors: colorsForTheme(value, before.colors) } : {}),
    }));
  }, []);

  return { draft, restored, isSaved: isSaved, change };
}

function editsBeforeHydration(rendered: WeddingDraft, form: FormData): Partial<WeddingDraft> {
  const edits: Partial<WeddingDraft> = {};
  for (const field of draftFields) {
    const value = form.get(field);
    if (typeof value === "string" && value !== rendered[field]) edits[field] = value;
  }
  return edits;
}
