import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListingForm } from "#app/features/marketplace/drafts/rules.ts";
import { clearVisitorDraft, loadVisitorDraft, saveVisitorDraft } from "./draft-storage.ts";

/** After the last change. */
const quietMs = 1500;

interface DraftSaving {
  values: ListingForm;
  change: (changes: Partial<ListingForm>) => void;
  /** Empty for a visitor, whose draft the browser keeps. */
  owner: string;
  isReady: boolean;
  isNew: boolean;
  isDraft: boolean;
  isChanged: boolean;
  isSubmitting: boolean;
  /** Sends the form as a draft. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Saves the draft while it is written: with the account, before signing in in the browser. What the
 * browser keeps is filled into the first new form of the account. Returns when it was saved here, and
 * what each form that is sent must call.
 */
export function useDraftSaving(props: DraftSaving) {
  const { values, change, owner, isReady, isNew, isDraft, isChanged, isSubmitting, button } = props;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isTakenOver, setTakenOver] = useState(false);
  /** A form that was refused, or did not arrive, waits for the next change. */
  const sent = useRef<ListingForm>(null);

  useEffect(() => {
    if (!isReady || isTakenOver) return;
    const kept = isNew ? loadVisitorDraft() : null;
    if (kept) change(kept);
    setTakenOver(true);
  }, [isReady, isTakenOver, isNew, change]);

  useEffect(() => {
    if (!isTakenOver || owner || !isChanged) return;
    const timer = setTimeout(() => saveVisitorDraft(values) && setSavedAt(new Date()), 300);
    return () => clearTimeout(timer);
  }, [values, owner, isTakenOver, isChanged]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    if (!owner || !isDraft || !isTakenOver || !isChanged || isSubmitting) return;
    if (sent.current === values) return;
    const timer = setTimeout(() => button.current?.form?.requestSubmit(button.current), quietMs);
    return () => clearTimeout(timer);
  }, [values, owner, isDraft, isTakenOver, isChanged, isSubmitting]);

  const onSent = () => {
    sent.current = values;
  };
  const onSaved = () => {
    setSavedAt(new Date());
    if (isNew) clearVisitorDraft();
  };
  return { savedAt, onSent, onSaved };
}
