import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/qr.ts";
import { qrSvg } from "./qr-code.server.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const id = url.searchParams.get("husstand") ?? "";
  const household = (await listInvitedHouseholds(weddingId)).find((each) => each.id === id);
  if (!household) throw notFound();
  const link = (await householdLinks(weddingId, await loadWedding(weddingId), [id])).get(id) ?? "";
  return new Response(qrSvg(link), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": "image/svg+xml; charset=utf-8",
    },
  });
}
