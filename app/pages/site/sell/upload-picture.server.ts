import { data } from "react-router";
import { imageErrors } from "#app/client/texts.ts";
import { uploadField } from "#app/client/upload/upload-file.ts";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { maxPictures, pictureIds } from "#app/features/marketplace/drafts/rules.ts";
import { listingErrors } from "#app/features/marketplace/drafts/texts.ts";
import {
  listingPictureOptions,
  rateLimitListingPictures,
} from "#app/features/marketplace/pictures/commands.server.ts";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { accountSender, unknownSender } from "#app/platform/upload-sender.ts";
import { sellTexts as texts } from "./texts.ts";

/** More than this of a file is not read. */
const maxReadBytes = 64 * 1024 * 1024;

/** Stores a picture that was chosen without script, and shows the form again with it. */
export async function uploadPicture(request: Request, clientIp: string) {
  const user = await currentUser(request);
  const sender = user ? accountSender(user.id) : unknownSender(clientIp);
  const limits = { field: uploadField, maxBytes: maxPictureBytes, maxReadBytes, sender };
  return readUpload(request, limits, async (upload) => {
    if (!upload.ok) {
      const status = { malformed: 400, "too-large": 413, unavailable: 503 }[upload.reason];
      throw data(null, { status });
    }
    const { fields, file } = upload;
    const ids = pictureIds(String(fields.get("pictures") ?? ""));
    const show = (error?: string) => {
      fields.set("pictures", ids.join(" "));
      const fieldErrors: Record<string, string> = error ? { pictures: error } : {};
      const values = submittedValues(fields);
      const result = {
        ok: false,
        intent: "save",
        reason: "invalid",
        errors: { fieldErrors },
        values,
      };
      return data(result as ActionResult, { status: error ? 400 : 200 });
    };
    if (!file) return show(imageErrors["not-an-image"]);
    if (ids.length >= maxPictures) return show(listingErrors.tooManyPictures(maxPictures));
    const allowed = await rateLimitListingPictures(user?.id ?? clientIp);
    if (!allowed.ok) return show(texts.pictures.tooMany);
    const stored = await storePicture(file, listingPictureOptions, user && { userId: user.id });
    if (!stored.ok) return show(imageErrors[stored.reason]);
    ids.push(stored.picture.id);
    return show();
  });
}
