import { categoryPages } from "../marketplace/paths.ts";

/** What search engines may list, besides guides and listings. */
export const publicPaths = [
  "/",
  "/about",
  "/guides/wedding-costs",
  "/marketplace",
  ...Object.values(categoryPages),
  "/marketplace/safe-trade",
  "/newsletter",
  "/privacy",
  "/search",
  "/sell",
  "/terms",
] as const;

/**
 * What crawlers need not ask for, with everything below it. Wedding pages and invitations are not
 * here: crawlers must see that these are `noindex`.
 */
export const privatePaths = [
  "/admin",
  "/attention",
  "/auth",
  "/budget",
  "/conversations",
  "/documents",
  "/edit-wedding",
  "/favorites",
  "/for-vendors/",
  "/gallery-admin",
  "/guest-list",
  "/guest-messages",
  "/held",
  "/invitation",
  "/live",
  "/moderation",
  "/my-listings",
  "/newsletter/confirm",
  "/preview",
  "/saved-searches",
  "/seating-chart",
  "/settings",
  "/sms-campaigns",
  "/unsubscribe",
  "/uploads",
  "/vendors",
  "/wishlist-admin",
];
