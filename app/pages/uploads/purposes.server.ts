import { currentUser, requireUser } from "#app/features/accounts/access.server.ts";
import { avatarOptions, rateLimitAvatar } from "#app/features/accounts/profile/commands.server.ts";
import {
  listingPictureOptions,
  rateLimitListingPictures,
} from "#app/features/marketplace/pictures/commands.server.ts";
import type { PictureOwner } from "#app/features/pictures/queries.server.ts";
import type { UploadPurpose } from "#app/features/pictures/rules.ts";
import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import {
  rateLimitVendorUpload,
  vendorPictureOptions,
} from "#app/features/vendors/pictures/commands.server.ts";
import { heroUploaderOf, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  heroImageOptions,
  rateLimitHeroPixels,
  rateLimitHeroUpload,
} from "#app/features/weddings/commands.server.ts";
import { texts } from "#app/features/weddings/texts.ts";
import {
  rateLimitWishUpload,
  wishPictureOptions,
} from "#app/features/wishlist/pictures/commands.server.ts";
import { pictureTexts } from "#app/features/wishlist/pictures/texts.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import type { RateLimitResult } from "#app/platform/limits/limits.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import {
  accountSender,
  coupleSender,
  type Sender,
  unknownSender,
} from "#app/platform/upload-sender.ts";

interface Uploader {
  /** Null leaves the picture unclaimed. */
  owner: PictureOwner | null;
  /** Consumes a point. */
  rateLimit: () => Promise<RateLimitResult>;
  /** Consumes the points of a picture of this many pixels. */
  rateLimitPixels?: (pixels: number) => Promise<RateLimitResult>;
  sender: Sender;
}

interface PurposeRules {
  /** Throws a redirect or a 404 for clients that may not upload. */
  authorize: (request: Request, info: RequestInfo) => Promise<Uploader>;
  options: PictureOptions;
  tooMany: (retryAfterSeconds: number) => string;
}

export const purposes: Record<UploadPurpose, PurposeRules> = {
  /** Uploaded before sign-up too; `createWedding` claims the picture. */
  hero: {
    authorize: async (request, { clientIp }) => {
      const uploader = await heroUploaderOf(request, clientIp);
      return {
        owner: null,
        sender: uploader.sender,
        rateLimit: () => rateLimitHeroUpload(uploader),
        rateLimitPixels: (pixels) => rateLimitHeroPixels(uploader, pixels),
      };
    },
    options: heroImageOptions,
    tooMany: () => texts.errors.tooManyPictures,
  },
  wish: {
    authorize: async (request) => {
      const weddingId = await requireOwnedWedding(request);
      const sender = coupleSender(weddingId);
      return { owner: { weddingId }, sender, rateLimit: () => rateLimitWishUpload(weddingId) };
    },
    options: wishPictureOptions,
    tooMany: pictureTexts.tooMany,
  },
  vendor: {
    authorize: async (request) => {
      const { id, user } = await requireOwnedVendor(request);
      const sender = accountSender(user.id);
      return { owner: { userId: user.id }, sender, rateLimit: () => rateLimitVendorUpload(id) };
    },
    options: vendorPictureOptions,
    tooMany: pictureTexts.tooMany,
  },
  /** Uploaded before sign-up too; saving the listing claims the picture. */
  listing: {
    authorize: async (request, { clientIp }) => {
      const user = await currentUser(request);
      return {
        owner: user && { userId: user.id },
        sender: user ? accountSender(user.id) : unknownSender(clientIp),
        rateLimit: () => rateLimitListingPictures(user?.id ?? clientIp),
      };
    },
    options: listingPictureOptions,
    tooMany: pictureTexts.tooMany,
  },
  avatar: {
    authorize: async (request) => {
      const user = await requireUser(request);
      const sender = accountSender(user.id);
      return { owner: { userId: user.id }, sender, rateLimit: () => rateLimitAvatar(user) };
    },
    options: avatarOptions,
    tooMany: () => texts.errors.tooManyPictures,
  },
};
