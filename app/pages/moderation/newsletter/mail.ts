import { requireAdmin, requireUser } from "#app/features/accounts/access.server.ts";
import { findLetter } from "#app/features/newsletter/issues/queries.server.ts";
import { letterTo } from "#app/features/newsletter/mails.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { mailPageResponse } from "#app/platform/mail/mail-response.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/mail.ts";

/** The letter as the administrator would get it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const id = url.searchParams.get("brev") ?? "";
  const letter = isUuid(id) ? await findLetter(admin.id, id) : null;
  if (!letter) throw notFound();
  const { email } = await requireUser(request);
  return mailPageResponse(letterTo(email, letter).html);
}
