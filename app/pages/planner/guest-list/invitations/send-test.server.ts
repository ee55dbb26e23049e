import { sendMail } from "#app/features/delivery/commands.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import type { MailingKind } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdMail } from "#app/pages/mails/invitation-mail.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { invitationTexts } from "./texts.ts";

const hourlyLimit = { points: 10, seconds: 3600 };

interface TestMail {
  kind: MailingKind;
  greeting: string;
  household: string;
}

type TestResult = { ok: true; addresses: string[] } | { ok: false; reason: "nobody" | "too-many" };

/** Sends the mail of a household to the couple. It counts as sent to nobody. */
export async function sendTest(
  weddingId: OwnedWeddingId,
  { kind, greeting, household: id }: TestMail,
): Promise<TestResult> {
  const household = (await listInvitedHouseholds(weddingId)).find((each) => each.id === id);
  if (!household) return { ok: false, reason: "nobody" };
  if (!(await consume("test-mail", weddingId, hourlyLimit)).ok) {
    return { ok: false, reason: "too-many" };
  }
  const wedding = await loadWedding(weddingId);
  const links = await householdLinks(weddingId, wedding, [id]);
  const addresses = (await ownersOf(weddingId)).map(({ email }) => email);
  await transaction(async (tx) => {
    for (const address of addresses) {
      const mail = householdMail(kind, {
        wedding,
        household,
        address,
        greeting,
        link: links.get(id) ?? "",
        unsubscribeUrl: unsubscribeUrl({ address, weddingId }),
        publicUrl: config().publicUrl,
      });
      const subject = invitationTexts.sending.testSubject(mail.subject);
      await sendMail(tx, { ...mail, to: { address }, subject }, { owner: { weddingId } });
    }
  });
  return { ok: true, addresses };
}
