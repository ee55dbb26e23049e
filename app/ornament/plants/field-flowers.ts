import { petalTones, secondTones, whiteTones } from "../colors.ts";
import type { Bloom } from "../cup-flower.ts";
import type { Sketch } from "../sketch.ts";
import { drawOpenFlower, type OpenFlowerForm } from "./open-flower.ts";

type Variation = Partial<OpenFlowerForm>;

const dogRose: OpenFlowerForm = {
  tones: secondTones,
  petals: 6,
  rings: 2,
  halfWidth: 37,
  base: 72,
  rim: 96,
  rounding: 0.18,
  notch: 0.03,
  striations: 1,
  stamens: { count: 10, length: 0.34, filament: "ink", anther: "stamen" },
};

const oxEyeDaisy: OpenFlowerForm = {
  tones: whiteTones,
  petals: 11,
  halfWidth: 15,
  base: 76,
  rim: 94,
  rounding: 0.1,
  squareness: 1.8,
  notch: 0.03,
  point: 0.05,
  striations: 1,
  stamens: { count: 22, length: 0.3, filament: "straw2", anther: "straw2" },
};

const strawflower: OpenFlowerForm = {
  tones: petalTones,
  petals: 8,
  rings: 2,
  halfWidth: 21,
  base: 72,
  rim: 92,
  rounding: 0.1,
  squareness: 1.6,
  notch: 0.03,
  point: 0.16,
  striations: 1,
  stamens: { count: 18, length: 0.2, filament: "ink", anther: "stamen" },
};

/** Hepatica. */
const anemone: OpenFlowerForm = {
  tones: petalTones,
  petals: 7,
  halfWidth: 27,
  base: 62,
  rim: 82,
  rounding: 0.26,
  squareness: 2,
  striations: 2,
  stamens: { count: 16, length: 0.34, filament: "white0", anther: "white0" },
};

const strawberryFlower: OpenFlowerForm = {
  tones: whiteTones,
  petals: 5,
  halfWidth: 35,
  base: 70,
  rim: 86,
  rounding: 0.12,
  squareness: 3,
  striations: 1,
  stamens: { count: 12, length: 0.3, filament: "ink", anther: "stamen" },
};

const flower = (form: OpenFlowerForm) => (sketch: Sketch, bloom: Bloom, variation?: Variation) =>
  drawOpenFlower(sketch, bloom, { ...form, ...variation });

export const drawDogRose = flower(dogRose);
export const drawDaisy = flower(oxEyeDaisy);
export const drawStrawflower = flower(strawflower);
export const drawAnemone = flower(anemone);
export const drawStrawberryFlower = flower(strawberryFlower);
