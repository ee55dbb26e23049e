import type { FormFaults } from "#app/platform/http/forms.server.ts";

/** What came of a form of this page; one of these. */
export interface WishlistAnswer {
  /** It was done, and this can be said about it. */
  done?: string;
  /** The fields that undo it. */
  undo?: Record<string, string>;
  /** The form again, with what is wrong by field. */
  faults?: FormFaults;
  /** Somebody else has changed the same meanwhile: what it is now. */
  meanwhile?: {
    wish?: { title: string; price: number | null; stamp: string };
    giftBox?: { giftAccount: string | null; giftNote: string | null };
  };
  /** It could not be done. */
  failed?: string;
}
