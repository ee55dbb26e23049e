import { useEffect } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import { clearDraft } from "./wizard/draft-storage.ts";

/** A form submitted before hydration leaves its draft in the browser. */
export function ClearDraft({ flash }: { flash: string | null }) {
  const created = flash === texts.created;
  useEffect(() => {
    if (created) clearDraft();
  }, [created]);
  return null;
}
