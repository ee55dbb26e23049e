import { purgeExpired } from "#app/features/accounts/jobs.server.ts";
import { renewTwoFactorEncryption } from "#app/features/accounts/two-factor/jobs.server.ts";
import { purgeBudgets } from "#app/features/budget/jobs.server.ts";
import { remindOfPayments } from "#app/features/budget/reminders/jobs.server.ts";
import { purgeContactMessages } from "#app/features/contact/jobs.server.ts";
import { notifyOfMessages } from "#app/features/conversations/jobs.server.ts";
import {
  deliverMessage,
  purgeMessages,
  recoverMessages,
} from "#app/features/delivery/jobs.server.ts";
import { purgeDocuments } from "#app/features/documents/jobs.server.ts";
import { purgePhotos } from "#app/features/gallery/admin/jobs.server.ts";
import { shrinkPhoto } from "#app/features/gallery/jobs.server.ts";
import { purgeGreetings } from "#app/features/greetings/jobs.server.ts";
import { purgeImports } from "#app/features/guests/import/jobs.server.ts";
import {
  purgeCategories,
  purgeCodeQueues,
  purgeGuests,
  purgeHouseholds,
} from "#app/features/guests/jobs.server.ts";
import { expireListings } from "#app/features/marketplace/jobs.server.ts";
import { askForCommission } from "#app/features/marketplace/sales/jobs.server.ts";
import { mailSavedSearches } from "#app/features/marketplace/saved-searches/jobs.server.ts";
import { purgeIssues, sendDueIssues } from "#app/features/newsletter/issues/jobs.server.ts";
import { purgeSubscriptions } from "#app/features/newsletter/jobs.server.ts";
import { purgePictures } from "#app/features/pictures/jobs.server.ts";
import { purgeAnswers } from "#app/features/rsvp/jobs.server.ts";
import {
  purgeKitchenPrints,
  purgeSeatingChanges,
  purgeTables,
} from "#app/features/seating/jobs.server.ts";
import { purgeCampaigns, sendDueTexts } from "#app/features/sms/jobs.server.ts";
import { purgeSubmissions } from "#app/features/submissions/jobs.server.ts";
import { purgeChosenVendors } from "#app/features/vendors/chosen/jobs.server.ts";
import { purgeArrivals } from "#app/features/weddings/crowds/jobs.server.ts";
import { purgeInvitations } from "#app/features/weddings/partners/jobs.server.ts";
import { purgeWishes } from "#app/features/wishlist/jobs.server.ts";
import { confirmAnswers } from "#app/pages/mails/confirm-answers.server.ts";
import { sendDueInvitations } from "#app/pages/mails/send-due-invitations.server.ts";
import { purgeDeleted } from "#app/platform/db/soft-delete.server.ts";
import { deleteDocumentFiles } from "#app/platform/documents/documents.server.ts";
import { purgeLimits } from "#app/platform/limits/limits.server.ts";
import { deletePictures } from "#app/platform/pictures/pictures.server.ts";

export const jobs = [
  deliverMessage,
  recoverMessages,
  sendDueInvitations,
  sendDueTexts,
  sendDueIssues,
  confirmAnswers,
  remindOfPayments,
  purgeLimits,
  purgeCodeQueues,
  purgePictures,
  shrinkPhoto,
  purgeDeleted([
    purgePhotos,
    purgeWishes,
    purgeAnswers,
    purgeGreetings,
    purgeMessages,
    purgeGuests,
    purgeCategories,
    purgeHouseholds,
    purgeImports,
    purgeTables,
    purgeSeatingChanges,
    purgeKitchenPrints,
    purgeCampaigns,
    purgeBudgets,
    purgeChosenVendors,
    purgeIssues,
  ]),
  purgeExpired,
  renewTwoFactorEncryption,
  purgeInvitations,
  purgeSubmissions,
  purgeArrivals,
  purgeSubscriptions,
  purgeContactMessages,
  deletePictures,
  purgeDocuments,
  deleteDocumentFiles,
  notifyOfMessages,
  expireListings,
  askForCommission,
  mailSavedSearches,
];
