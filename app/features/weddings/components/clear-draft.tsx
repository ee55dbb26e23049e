import { useEffect } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import { clearDraft } from "./wizard/draft-storage.ts";

/**
 * Forgets the wizard's draft on the page that a new wedding leads to. A form that was sent before
 * the page had its script left the draft where it was.
 * @param flash what this page was told to say, if anything
 */
export function ClearDraft({ flash }: { flash: string | null }) {
  const created = flash === texts.saving.created;
  useEffect(() => {
    if (created) clearDraft();
  }, [created]);
  return null;
}
