import type { ShownWish } from "../wishes/wishes-view.ts";

const texts = [
  {
    title: "Vaffeljern",
    description: "Til søndagene. Det vi har, er eldre enn oss.",
    price: 899_00,
  },
  { title: "Seks vinglass", description: "Vi har fire igjen, og ingen er like.", price: 1200_00 },
  {
    title: "En helg ved havet",
    description: "To netter i fyrvokterboligen, uten dekning.",
    price: null,
  },
  {
    title: "Rosebusk til hagen",
    description: "Gjerne en som tåler vind og nybegynnere.",
    price: 450_00,
  },
];

/** Invented; must be marked wherever they are shown, and are stored nowhere. */
export const exampleWishes: readonly ShownWish[] = texts.map((text, index) => ({
  ...text,
  id: `eksempel-${index + 1}`,
  image: null,
  imageWidth: null,
  imageHeight: null,
  imageWidths: null,
  isReserved: false,
  reservedBy: null,
  isOwn: false,
  example: true,
}));
