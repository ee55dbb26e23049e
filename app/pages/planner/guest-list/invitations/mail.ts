import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import {
  type MailingKind,
  mailingKinds,
  maxGreetingLength,
} from "#app/features/invitations/rules.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdMail } from "#app/pages/mails/invitation-mail.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { cleanText } from "#app/platform/http/clean-text.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { mailPageResponse } from "#app/platform/mail/mail-response.server.ts";
import type { Route } from "./+types/mail.ts";

/** The mail of one household as it would be sent now. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const id = url.searchParams.get("husstand") ?? "";
  const kind = kindOf(url.searchParams.get("slag"));
  const greeting = cleanText(url.searchParams.get("hilsen") ?? "").slice(0, maxGreetingLength);
  const household = (await listInvitedHouseholds(weddingId)).find((each) => each.id === id);
  if (!household) throw notFound();
  const wedding = await loadWedding(weddingId);
  const links = await householdLinks(weddingId, wedding, [id]);
  const address = household.email ?? "";
  const { html } = householdMail(kind, {
    wedding,
    household,
    address,
    greeting,
    link: links.get(id) ?? "",
    unsubscribeUrl: unsubscribeUrl({ address, weddingId }),
    // The page shows its own pictures, whatever address it was opened by.
    publicUrl: "",
  });
  return mailPageResponse(html);
}

function kindOf(text: string | null): MailingKind {
  return mailingKinds.find((kind) => kind === text) ?? "invitation";
}
