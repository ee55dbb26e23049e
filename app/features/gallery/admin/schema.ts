import { z } from "zod";
import { photosPerPage } from "./rules.ts";

const photoId = z.uuid().transform((id) => id.toLowerCase());
const photos = z.array(photoId).max(photosPerPage);
const atLeastOnePhoto = photos.min(1);
const intent = <Intent extends string>(name: Intent) => z.literal(name);

/** What an owner does about photos, each field with all its values. */
export const moderationSchema = z.discriminatedUnion("intent", [
  z.object({ intent: intent("delete"), photo: atLeastOnePhoto }),
  z.object({ intent: intent("restore"), photo: atLeastOnePhoto }),
  z.object({
    intent: intent("move"),
    shown: photos.optional(),
    awaiting: photos.optional(),
    hidden: photos.optional(),
    only: z.enum(["shown", "awaiting", "hidden"]).optional(),
  }),
  z.object({ intent: intent("hide-sender"), photo: photoId }),
  z.object({ intent: intent("show-sender"), photo: photoId }),
  z.object({ intent: intent("approval"), approve: z.enum(["on", "off"]) }),
]);

export type ModerationAction = z.infer<typeof moderationSchema>;
