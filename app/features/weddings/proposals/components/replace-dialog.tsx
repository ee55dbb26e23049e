import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import type { WeddingDraft } from "../../rules.ts";
import { fieldLabels } from "../../texts.ts";
import { proposalTexts } from "../texts.ts";
import { replacedFields } from "./rest.ts";

const texts = proposalTexts.replace;

interface ReplaceDialogProps {
  draft: WeddingDraft;
  /** Null while nothing is asked. */
  proposed: Partial<WeddingDraft> | null;
  onClose: () => void;
  onUse: (fields: Partial<WeddingDraft>) => void;
}

/** What the couple has typed is never replaced without this question. */
export function ReplaceDialog({ draft, proposed, onClose, onUse }: ReplaceDialogProps) {
  const replaced = proposed ? replacedFields(draft, proposed) : [];
  const labels = fieldLabels(draft.partners);
  const keep = () => {
    const entries = Object.entries(proposed ?? {});
    onUse(
      Object.fromEntries(entries.filter(([field]) => !replaced.some((name) => name === field))),
    );
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.text(replaced.map((field) => labels[field]).join(", "))}
      open={proposed !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="h-4" />
      <DialogFooter>
        <Button type="button" onClick={keep}>
          {texts.keep}
        </Button>
        <Button type="button" variant="primary" onClick={() => proposed && onUse(proposed)}>
          {texts.replace}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
