export const drawingTexts = {
  companion: "følge",
  metres: (length: number) =>
    `${length.toLocaleString("nb-NO", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} m`,
};
