import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { ModeratedListing } from "#app/features/marketplace/moderation/queries.server.ts";
import { maxReasonLength } from "#app/features/marketplace/moderation/rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { listingModeration } from "./actions.ts";
import { moderatedListingTexts } from "./texts.ts";

const { dialog: texts, ...labels } = moderatedListingTexts;

export interface AskedReason {
  intent: "send-back" | "take-down" | "suspend" | "reinstate";
  id: number;
}

interface ReasonDialogProps {
  listing: ModeratedListing;
  intent: AskedReason["intent"];
  onClose: () => void;
}

export function ReasonDialog({ listing, intent, onClose }: ReasonDialogProps) {
  const id = String(listing.id);
  const form = useActionForm(listingModeration, intent, {
    values: { id },
    stored: { values: { reason: "" }, version: 0 },
    key: `listing-${intent}`,
    owner: id,
    onDone: onClose,
  });
  const isAboutSeller = intent === "suspend" || intent === "reinstate";
  return (
    <FormDialog
      title={texts[intent]}
      eyebrow={isAboutSeller ? listing.sellerName : listing.title}
      form={form}
      labels={{ reason: texts.reason }}
      submitLabel={labels[intent]}
      onClose={onClose}
    >
      <TextField
        {...form.field("reason")}
        label={texts.reason}
        hint={intent === "reinstate" ? texts.logHint : texts.hint}
        required
        maxLength={maxReasonLength}
        autoComplete="off"
      />
    </FormDialog>
  );
}
