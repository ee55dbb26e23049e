import type { ModeratedListing } from "#app/features/marketplace/moderation/queries.server.ts";
import { maxReasonLength } from "#app/features/marketplace/moderation/rules.ts";
import { ReasonDialog } from "../list/reason-dialog.tsx";
import { listingModeration } from "./actions.ts";
import { moderatedListingTexts } from "./texts.ts";

const { dialog: texts, ...labels } = moderatedListingTexts;

export interface AskedReason {
  intent: "send-back" | "take-down" | "suspend" | "reinstate";
  id: number;
}

interface ListingReasonDialogProps {
  listing: ModeratedListing;
  intent: AskedReason["intent"];
  onClose: () => void;
}

export function ListingReasonDialog({ listing, intent, onClose }: ListingReasonDialogProps) {
  const isAboutSeller = intent === "suspend" || intent === "reinstate";
  return (
    <ReasonDialog
      actions={listingModeration}
      intent={intent}
      values={{ id: String(listing.id) }}
      draftKey={`listing-${intent}`}
      owner={String(listing.id)}
      title={texts[intent]}
      eyebrow={isAboutSeller ? listing.sellerName : listing.title}
      submitLabel={labels[intent]}
      label={texts.reason}
      hint={intent === "reinstate" ? texts.logHint : texts.hint}
      maxLength={maxReasonLength}
      onClose={onClose}
    />
  );
}
