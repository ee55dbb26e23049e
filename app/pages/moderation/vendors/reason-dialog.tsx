import type { ModeratedVendor } from "#app/features/vendors/moderation/queries.server.ts";
import { maxLengths } from "#app/features/vendors/rules.ts";
import { ReasonDialog } from "../list/reason-dialog.tsx";
import { moderationTexts } from "../texts.ts";
import { moderationActions } from "./actions.ts";

const { dialog: texts } = moderationTexts.vendors;

export interface AskedReason {
  intent: "reject" | "suspend" | "reinstate";
  id: string;
}

interface VendorReasonDialogProps {
  vendor: Pick<ModeratedVendor, "id" | "name" | "hasAccount">;
  intent: AskedReason["intent"];
  onClose: () => void;
}

export function VendorReasonDialog({ vendor, intent, onClose }: VendorReasonDialogProps) {
  return (
    <ReasonDialog
      actions={moderationActions}
      intent={intent}
      values={{ id: vendor.id }}
      draftKey={`vendor-${intent}`}
      owner={vendor.id}
      title={texts[intent]}
      eyebrow={vendor.name}
      submitLabel={texts.send[intent]}
      label={texts.reason}
      hint={vendor.hasAccount && intent !== "reinstate" ? texts.reasonHint : texts.logHint}
      maxLength={maxLengths.reason}
      onClose={onClose}
    />
  );
}
