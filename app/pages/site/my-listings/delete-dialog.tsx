import { submitFields } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { myListingsActions } from "./actions.ts";
import { myListingsTexts } from "./texts.ts";

const { deleteDialog: texts, untitled } = myListingsTexts;

export function DeleteDialog({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const remove = () => {
    submitFields(myListingsActions.path, actionFields("delete", { id: String(listing.id) }));
    onClose();
  };
  return (
    <Dialog
      title={texts.title(listing.title || untitled)}
      description={texts.text}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="h-4" />
      <DialogFooter>
        <Button type="button" onClick={onClose}>
          {clientTexts.dialog.cancel}
        </Button>
        <Button type="button" variant="danger-filled" onClick={remove}>
          {texts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
