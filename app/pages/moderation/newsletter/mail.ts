import { requireAdmin, requireUser } from "#app/features/accounts/access.server.ts";
import { findIssue } from "#app/features/newsletter/issues/queries.server.ts";
import { issueMail } from "#app/features/newsletter/mails.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { mailPageResponse } from "#app/platform/mail/mail-response.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/mail.ts";

/** The issue as the administrator would get it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const id = url.searchParams.get("brev") ?? "";
  const issue = isUuid(id) ? await findIssue(admin.id, id) : null;
  if (!issue) throw notFound();
  const { email } = await requireUser(request);
  return mailPageResponse(issueMail(email, issue).html);
}
