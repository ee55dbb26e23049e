export interface ColourToken {
  name: string;
  /** As #rrggbb. */
  value: string;
}

/** The colours of the theme, read from the stylesheet itself. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(/--color-([\w-]{1,40}): (#[0-9a-f]{6});/g)].map(
    ([, name = "", value = ""]) => ({
      name,
      value,
    }),
  );
}
