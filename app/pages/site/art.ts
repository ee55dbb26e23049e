import { artFile } from "#app/ornament/art-files.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { revalidatedSvg } from "#app/platform/http/svg-responses.server.ts";
import type { Route } from "./+types/art.ts";

const svgFile = /^([a-z0-9-]{1,24})\.svg$/;

export function loader({ params, request }: Route.LoaderArgs) {
  const svg = artFile(svgFile.exec(params.file)?.[1] ?? "");
  if (!svg) throw notFound();
  return revalidatedSvg(request, () => svg);
}
