import { Check, Ellipsis, ExternalLink, Eye, EyeOff, Trash2, UserX } from "lucide-react";
import { statusOf } from "#app/features/gallery/moderation/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { useSend } from "../actions/sending.ts";
import { deleteFields, moveFields, unblockSenderFields } from "./actions.ts";
import type { PhotoView } from "./load-gallery.server.ts";
import { galleryAdminTexts } from "./texts.ts";
import { galleryPath } from "./view.ts";

const { photo: texts } = galleryAdminTexts;

interface PhotoMenuProps {
  photo: PhotoView;
  onBlockSender: (photo: PhotoView) => void;
}

/** Everything that can be done about a photo; on phones, the only place for most of it. */
export function PhotoMenu({ photo, onBlockSender }: PhotoMenuProps) {
  const send = useSend(galleryPath);
  const { id, senderBlocked } = photo;
  const status = statusOf(photo);
  return (
    <Menu
      trigger={
        <Button
          type="button"
          variant="quiet"
          size="small"
          iconOnly
          aria-label={texts.more(photo.by)}
          className="lg:border-rule-2 lg:bg-sheet lg:hover:bg-paper-2 noscript:hidden"
        >
          <Icon icon={Ellipsis} size={18} />
        </Button>
      }
    >
      <MenuItem asChild>
        <a href={photo.picture.large} target="_blank" rel="noreferrer">
          <Icon icon={ExternalLink} />
          {texts.open}
        </a>
      </MenuItem>
      {status === "awaiting" && (
        <MenuItem onSelect={() => send(moveFields("shown", id))}>
          <Icon icon={Check} />
          {texts.approve}
        </MenuItem>
      )}
      {status !== "hidden" && (
        <MenuItem onSelect={() => send(moveFields("hidden", id))}>
          <Icon icon={EyeOff} />
          {texts.hide}
        </MenuItem>
      )}
      {status === "hidden" && !senderBlocked && (
        <MenuItem onSelect={() => send(moveFields("shown", id))}>
          <Icon icon={Eye} />
          {texts.show}
        </MenuItem>
      )}
      {senderBlocked ? (
        <MenuItem onSelect={() => send(unblockSenderFields(id))}>
          <Icon icon={Eye} />
          {texts.showSender}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => onBlockSender(photo)}>
          <Icon icon={UserX} />
          {texts.hideSender}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="error" onSelect={() => send(deleteFields(id))}>
        <Icon icon={Trash2} />
        {texts.delete}
      </MenuItem>
    </Menu>
  );
}
