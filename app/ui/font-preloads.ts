import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/** Link descriptors for the two faces every page is set in. */
export const fontPreloads = [fraunces, instrument].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
}));
