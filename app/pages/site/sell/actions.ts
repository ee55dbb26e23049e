import { describeActions } from "#app/platform/http/actions.ts";
import { sellTexts } from "./texts.ts";

const { errors } = sellTexts;

export const sellPath = "/sell";

/** The pressed button says what is done with the form: see `Pressed`. */
export const sellActions = describeActions(sellPath, {
  save: {
    failed: errors.failed,
    showsErrorsInForm: true,
    refused: {
      gone: errors.gone,
      "too-many": errors.tooMany,
      suspended: errors.suspended,
      "picture-gone": errors.pictureGone,
      "signed-out": errors.signedOut,
    },
  },
});

/** `key` addresses a listing that only its seller opens. */
export function sellHref(key: string): string {
  return `${sellPath}?annonse=${key}`;
}
