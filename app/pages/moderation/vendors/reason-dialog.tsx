import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { ModeratedVendor } from "#app/features/vendors/moderation/queries.server.ts";
import { maxLengths } from "#app/features/vendors/rules.ts";
import { TextArea } from "#app/ui/field.tsx";
import { moderationTexts } from "../texts.ts";
import { moderationActions } from "./actions.ts";

const { dialog: texts } = moderationTexts.vendors;
const labels = { reason: texts.reason };

export interface AskedReason {
  intent: "reject" | "suspend" | "reinstate";
  id: string;
}

interface ReasonDialogProps {
  vendor: Pick<ModeratedVendor, "id" | "name" | "hasAccount">;
  intent: AskedReason["intent"];
  onClose: () => void;
}

export function ReasonDialog({ vendor, intent, onClose }: ReasonDialogProps) {
  const form = useActionForm(moderationActions, intent, {
    values: { id: vendor.id },
    stored: { values: { reason: "" }, version: 0 },
    key: `vendor-${intent}`,
    owner: vendor.id,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts[intent]}
      eyebrow={vendor.name}
      form={form}
      labels={labels}
      submitLabel={texts.send[intent]}
      onClose={onClose}
    >
      <TextArea
        {...form.field("reason")}
        label={texts.reason}
        hint={vendor.hasAccount && intent !== "reinstate" ? texts.reasonHint : texts.logHint}
        required
        maxLength={maxLengths.reason}
      />
    </FormDialog>
  );
}
