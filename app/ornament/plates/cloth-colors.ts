/** The inks and cloths of the sample drawings. */
export const ink = "#23201d";
export const colors = {
  white: "#fffdfa",
  shadedWhite: "#eee6d9",
  cream: "#f6ecdc",
  champagne: "#ecdcbf",
  blush: "#f0d5cb",
  rose: "#dba99c",
  sage: "#b9c4ae",
  forest: "#2f4b3c",
  leaf: "#4d6b56",
  fir: "#5f7f6a",
  blue: "#b4c5ca",
  slate: "#4d6475",
  navy: "#3a4b5c",
  brass: "#d9b871",
  darkBrass: "#b48a42",
  wood: "#cda676",
  darkWood: "#b0855a",
  clay: "#c58468",
  silver: "#e3e2dc",
  darkSilver: "#c8c7c0",
  berry: "#9b2335",
  straw: "#d8bd83",
  paper: "#faf7f2",
  stem: "#5a6b52",
  dryStem: "#a98a4e",
  thread: "#6b6258",
} as const;

export const grounds = ["#ece4d8", "#e0e5db", "#eddfd8", "#dde3e4", "#ece3cd"] as const;
export type Ground = (typeof grounds)[number] | typeof colors.paper;

const shadow = "#6e5f4c";

/** Both colours as `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    const mixed = Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
    return mixed.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export const shaded = (color: string, share = 0.13): string => mixColors(color, shadow, share);

export const deepened = (ground: string, share = 0.16): string => shaded(ground, share);

/** Cloth that lets the ground through. */
export const sheer = (cloth: string, ground: string): string => mixColors(cloth, ground, 0.42);
