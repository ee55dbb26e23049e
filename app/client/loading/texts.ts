/** Not in `clientTexts`, which every screen loads. */
export const missingPageTexts = {
  title: "Vi finner ikke denne siden",
  hint: "Den kan være slettet, eller lenken kan være feil.",
  toList: "Til oversikten",
} as const;
