import type { ThemeId } from "#app/features/weddings/rules.ts";
import { hashText } from "#app/ornament/seed.ts";
import { ornamentImage } from "#app/pages/wedding-page/ornament-files.ts";
import type { PrintOptions } from "./print-query.ts";

interface Ornament {
  theme: ThemeId;
  seed: string;
}

/** Returns the path of a drawing that nothing but `subject` has; null without ornament. */
export function ornamentOf(
  { theme, seed }: Ornament,
  { drakt }: Pick<PrintOptions, "drakt">,
  kind: "corner" | "wreath" | "divider",
  subject: string,
): string | null {
  if (drakt === "plain" || theme === "modern") return null;
  const [lane] = hashText(subject);
  return ornamentImage(theme, seed, kind, { variant: lane.toString(36) }).src;
}
