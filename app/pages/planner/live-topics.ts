import { budgetTopics } from "#app/features/budget/topics.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { galleryTopics } from "#app/features/gallery/topics.ts";
import { greetingTopics } from "#app/features/greetings/topics.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { invitationTopics } from "#app/features/invitations/topics.ts";
import { marketplaceTopics } from "#app/features/marketplace/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { seatingTopics } from "#app/features/seating/topics.ts";
import { smsTopics } from "#app/features/sms/topics.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { wishlistTopics } from "#app/features/wishlist/topics.ts";

/**
 * The topics that `/live` sends: to the owners of a wedding those of the wedding, and to every user
 * those of the account.
 */
export const liveTopics = [
  weddingTopics,
  guestTopics,
  rsvpTopics,
  invitationTopics,
  seatingTopics,
  deliveryTopics,
  greetingTopics,
  galleryTopics,
  wishlistTopics,
  budgetTopics,
  conversationTopics,
  marketplaceTopics,
  vendorTopics,
  smsTopics,
].flatMap((topics) => Object.values(topics));
