/** What the drawings are printed in; the same values as the tokens of those names. */
export const inks = {
  ink: "#23201d",
  paper: "#faf7f2",
  sheet: "#fffdfa",
  berry: "#9b2335",
  berryLight: "#b3313f",
  berryEye: "#6c1323",
  gran: "#2f4b3c",
  stem: "#5a4a35",
  leaves: ["#2f4b3c", "#3c5c49", "#4d6b56"],
  paleLeaves: ["#d9d2c4", "#cfc6b5"],
  paleStem: "#cfc4b3",
};
