import { describeActions } from "#app/platform/http/actions.ts";
import { favouriteTexts } from "./texts.ts";

const { errors } = favouriteTexts;

export const favouritesPath = "/favorites";

export const favouriteActions = describeActions("/favorites/items", {
  add: { failed: errors.save, refused: { gone: errors.gone, "too-many": errors.tooMany } },
  remove: { failed: errors.save },
  merge: { failed: errors.save, refused: { "too-many": errors.tooMany } },
});
