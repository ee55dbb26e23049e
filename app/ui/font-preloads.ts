import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/**
 * Link descriptors for what every page is set in. Fraunces is left out: 121 kB ahead of the page
 * costs a phone 0.8 s to its largest text, and its stand-in takes the same room until it is there.
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
