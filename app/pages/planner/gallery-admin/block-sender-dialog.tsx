import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { useSend } from "../actions/sending.ts";
import { blockSenderFields } from "./actions.ts";
import type { PhotoView } from "./load-gallery.server.ts";
import { galleryAdminTexts } from "./texts.ts";
import { galleryPath } from "./view.ts";

const { hideSender: texts } = galleryAdminTexts;

interface BlockSenderDialogProps {
  /** Whose sender it is about; null while nothing is asked. */
  photo: PhotoView | null;
  onClose: () => void;
}

/** Says what hiding a whole browser means before it is done. */
export function BlockSenderDialog({ photo, onClose }: BlockSenderDialogProps) {
  const send = useSend(galleryPath);
  const hide = () => {
    if (photo) send(blockSenderFields(photo.id));
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      open={photo !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="h-5" />
      <DialogFooter>
        <Button type="button" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="button" variant="danger-filled" onClick={hide}>
          {texts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
