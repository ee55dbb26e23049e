import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingName, weddingPath } from "#app/features/weddings/rules.ts";
import { config } from "#app/platform/config.server.ts";
import type { ProgramPart } from "../calendar/program.ts";
import { weddingCalendar } from "../calendar/wedding-calendar.ts";
import { pageTexts } from "../texts.ts";
import type { Route } from "./+types/calendar.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const wedding = await loadWedding(await requirePublicWedding(request));
  const part = partOf(new URL(request.url).searchParams.get("part"));
  const title = part ? pageTexts.program[part] : pageTexts.day.wedding;
  const name = encodeFileName(pageTexts.day.fileName(title, weddingName(wedding)));
  const pageUrl = `${config().publicUrl}${weddingPath(wedding.id)}`;
  return new Response(weddingCalendar(wedding, pageUrl, part), {
    headers: {
      "Cache-Control": "no-cache",
      // Inline: phones offer to add the event; an attachment is only saved.
      "Content-Disposition": `inline; filename="bryllup.ics"; filename*=UTF-8''${name}`,
      "Content-Type": "text/calendar; charset=utf-8",
      "X-Robots-Tag": "noindex",
    },
  });
}

function partOf(name: string | null): ProgramPart | null {
  return name === "ceremony" || name === "reception" ? name : null;
}

/** RFC 8187 allows fewer characters than `encodeURIComponent` leaves. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
