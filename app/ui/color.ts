export interface Oklch {
  /** 0 (black) to 1 (white). */
  lightness: number;
  /** 0 (grey) to about 0.37. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

/** Mixes in sRGB: `share` of `a`, the rest of `b`. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  return toHex(channels(a).map((value, i) => value * share + (other[i] ?? 0) * (1 - share)));
}

/** Björn Ottosson's OKLab matrices, https://bottosson.github.io/posts/oklab/. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(A, B),
    hue: (Math.atan2(B, A) * 180) / Math.PI,
  };
}

/** Returns `#rrggbb`; lowers the chroma of colours outside sRGB. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let c = chroma; c > 0; c -= 0.004) {
    const rgb = linearRgb(lightness, c, hue);
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return hexOf(rgb);
  }
  return hexOf(linearRgb(lightness, 0, hue));
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const A = chroma * Math.cos((hue * Math.PI) / 180);
  const B = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(linear: number[]): string {
  return toHex(linear.map((value) => toGamma(Math.min(1, Math.max(0, value)))));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function toHex(values: number[]): string {
  const digits = values.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
