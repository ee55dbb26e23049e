import { minPasswordLength } from "#app/platform/passwords/password-rules.ts";

export const passwordTexts = {
  hint: `Minst ${minPasswordLength} tegn. Gjerne noen ord du husker.`,
  show: "Vis passordet",
};
