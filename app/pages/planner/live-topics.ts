import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { galleryTopics } from "#app/features/gallery/topics.ts";
import { greetingTopics } from "#app/features/greetings/topics.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { invitationTopics } from "#app/features/invitations/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { seatingTopics } from "#app/features/seating/topics.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { wishlistTopics } from "#app/features/wishlist/topics.ts";

/** The topics that `/live` sends to the owners of a wedding. */
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
].flatMap((topics) => Object.values(topics));
