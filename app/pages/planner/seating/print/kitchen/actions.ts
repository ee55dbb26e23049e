import { describeActions } from "#app/platform/http/actions.ts";
import { printTexts } from "../texts.ts";

const { mark } = printTexts;

export const kitchenActions = describeActions("/seating-chart/print/kitchen", {
  print: { failed: mark.failed, refused: { changed: mark.changed }, showsErrorsInForm: true },
});
