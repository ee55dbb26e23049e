import { isThemeId } from "#app/features/weddings/rules.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { immutableSvg } from "#app/platform/http/svg-responses.server.ts";
import { drawMonogram } from "../card/monogram.server.ts";
import type { Route } from "./+types/monogram.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const { theme, first, second } = params;
  const isLetter = (text: string) => text.length > 0 && text.length < 12;
  if (!isThemeId(theme) || !isLetter(first) || !isLetter(second)) throw notFound();
  return immutableSvg(request, () => drawMonogram(theme, first + second));
}
