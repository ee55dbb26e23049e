import { z } from "zod";
import { maxCodeInputLength, maxDisplayNameLength } from "#app/features/accounts/rules.ts";
import {
  file,
  id,
  line,
  optional,
  requiredId,
  verbatim,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { settingsTexts } from "./texts.ts";

const { profile, twoFactor } = settingsTexts;
const notAnImage = profile.pictureErrors["not-an-image"];

export const noFields = z.object({});

export const profileForm = z.object({
  displayName: line({
    max: maxDisplayNameLength,
    tooLong: profile.tooLong(maxDisplayNameLength),
  }),
  version: version(),
});

export const avatarForm = z.object({
  /** The id of an upload, or the file itself. */
  avatar: z.union([requiredId(notAnImage), file(notAnImage)], notAnImage),
});

export const twoFactorPasswordForm = z.object({ twoFactorPassword: verbatim() });

export const twoFactorCodeForm = z.object({
  code: line({
    max: maxCodeInputLength,
    required: twoFactor.codeMissing,
    tooLong: twoFactor.wrongCode,
  }),
});

export const sessionRef = z.object({ session: id() });

/** The id of the wedding that will be deleted, or empty when it stays with the partner. */
const expectedDeletion = optional(id(), "");

export const endAccountForm = z.object({
  "end-account-password": verbatim(),
  expectedDeletion,
});

export const endWeddingForm = z.object({
  "end-wedding-password": verbatim(),
  expectedDeletion,
});
