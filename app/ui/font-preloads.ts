import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/**
 * Without Fraunces: preloading it delays the largest contentful paint on phones, and its fallback has
 * the same metrics.
 */
export const fontPreloads = [
  {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href: instrument,
  },
];
