import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Bell, BellOff, Flag, Lock, LockOpen } from "#app/ui/icons.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import type { Thread } from "../queries.server.ts";
import { conversationTexts } from "../texts.ts";
import type { ConversationActions } from "./outgoing.ts";
import { ReportDialog } from "./report-dialog.tsx";

const { menu: texts } = conversationTexts;

interface ThreadMenuProps {
  thread: Thread;
  actions: ConversationActions;
}

export function ThreadMenu({ thread, actions }: ThreadMenuProps) {
  const { submit } = useActions(actions);
  const [isReporting, setReporting] = useState(false);
  const { isMuted, blockedBy, side, conversationId } = thread;
  const mute = isMuted
    ? ({ intent: "unmute", icon: Bell, label: texts.unmute } as const)
    : ({ intent: "mute", icon: BellOff, label: texts.mute } as const);
  const block = blockedBy
    ? ({ intent: "unblock", icon: LockOpen, label: texts.unblock } as const)
    : ({ intent: "block", icon: Lock, label: texts.block } as const);
  return (
    <>
      <MoreMenu label={texts.label} variant="quiet" className="noscript:hidden">
        <MenuItem onSelect={() => submit(mute.intent, {})}>
          <Icon icon={mute.icon} />
          {mute.label}
        </MenuItem>
        {blockedBy !== null && blockedBy !== side ? null : (
          <MenuItem onSelect={() => submit(block.intent, {})}>
            <Icon icon={block.icon} />
            {block.label}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem tone="error" onSelect={() => setReporting(true)}>
          <Icon icon={Flag} />
          {texts.report}
        </MenuItem>
      </MoreMenu>
      {isReporting && (
        <ReportDialog
          conversationId={conversationId}
          actions={actions}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
