import { describeActions } from "#app/platform/http/actions.ts";
import { seatingChartTexts } from "./texts.ts";

const { errors } = seatingChartTexts;

/** Results and failures are shown by the chart itself, which keeps unsaved changes. */
export const seatingActions = describeActions("/seating-chart", {
  change: {
    failed: errors.notSaved,
    noResponse: "",
    refused: { "too-often": errors.tooOften },
    showsErrorsInForm: true,
  },
});
