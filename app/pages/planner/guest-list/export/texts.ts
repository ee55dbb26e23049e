export const exportTexts = {
  sheetName: "Gjesteliste",
  fileName: "gjesteliste",
  skippedFileName: "hoppet-over",
} as const;
