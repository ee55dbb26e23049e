import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/**
 * Fraunces is left out: 121 kB ahead of the page delays a phone's largest contentful paint by 0.8
 * s, and its fallback takes the same room.
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
