import { randomUUID } from "node:crypto";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import { handOver } from "#app/features/invitations/commands.server.ts";
import {
  type DueRecipient,
  type InvitedHousehold,
  listDueRecipients,
  listInvitedHouseholds,
} from "#app/features/invitations/queries.server.ts";
import { type SkipReason, skipReasonOf } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding, type Wedding } from "#app/features/weddings/queries.server.ts";
import { isAnswerClosed } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { householdMail } from "./invitation-mail.ts";

const batchSize = 200;

/** A mail that cannot be sent in this time is dropped, because it would be late. */
const lifetimeSeconds = { invitation: 3 * 24 * 3600, reminder: 24 * 3600 };

/**
 * Hands the planned mails whose time has come to the outbox. Leaves out households that have
 * answered or unsubscribed since, or can no longer answer. The schedule finds what a crash has left,
 * and a wedding that failed.
 */
export const sendDueInvitations = defineJob(
  "send-due-invitations",
  async () => {
    const failed = new Set<OwnedWeddingId>();
    for (;;) {
      const due = await listDueRecipients(batchSize, { except: [...failed] });
      for (const [weddingId, recipients] of Map.groupBy(due, (each) => each.weddingId)) {
        try {
          await sendOfWedding(weddingId, recipients);
        } catch (error) {
          log().error({ err: error, weddingId }, "mails of a wedding not sent");
          failed.add(weddingId);
        }
      }
      if (due.length < batchSize) break;
    }
    if (failed.size > 0) throw new Error(`mails of ${failed.size} of the weddings not sent`);
  },
  { schedule: "*/10 * * * *", atStart: true, timeoutSeconds: 600 },
);

/** Returns the link to each household's invitation by the household's id. */
export async function householdLinks(
  weddingId: OwnedWeddingId,
  wedding: Pick<Wedding, "bride" | "groom">,
  householdIds: string[],
): Promise<Map<string, string>> {
  const codes = await ensureCodes(weddingId, householdIds);
  const names = `${wedding.bride} ${wedding.groom}`;
  return new Map(
    [...codes].map(([id, code]) => [id, config().publicUrl + invitationPath(names, code)]),
  );
}

async function sendOfWedding(weddingId: OwnedWeddingId, due: DueRecipient[]): Promise<void> {
  const wedding = await loadWedding(weddingId);
  const found = await listInvitedHouseholds(weddingId);
  const households = new Map(found.map((household) => [household.id, household]));
  const ids = due.map(({ householdId }) => householdId);
  const links = await householdLinks(weddingId, wedding, ids);
  for (const recipient of due) {
    const household = households.get(recipient.householdId);
    const link = links.get(recipient.householdId);
    await sendToHousehold(wedding, recipient, household, link ?? "");
  }
}

function sendToHousehold(
  wedding: Wedding,
  recipient: DueRecipient,
  household: InvitedHousehold | undefined,
  link: string,
): Promise<void> {
  const { kind, greeting, weddingId } = recipient;
  const skipped = household ? reasonToSkip(wedding, household, recipient) : "gone";
  return transaction(async (tx) => {
    if (skipped || !household?.email) {
      await handOver(tx, recipient, { skipped: skipped ?? "no-email" });
      return;
    }
    const { email: address } = household;
    const id = randomUUID();
    if (!(await handOver(tx, recipient, { messageId: id, address }))) return;
    const mail = householdMail(kind, {
      wedding,
      household,
      address,
      greeting,
      link,
      unsubscribeUrl: unsubscribeUrl({ address, weddingId }),
      publicUrl: config().publicUrl,
    });
    await sendMail(tx, mail, { owner: { weddingId }, id, lifetimeSeconds: lifetimeSeconds[kind] });
  });
}

/** The mail itself must not count as an earlier one. */
function reasonToSkip(
  wedding: Wedding,
  household: InvitedHousehold,
  { id, kind }: DueRecipient,
): SkipReason | null {
  const others = household.mails.filter((mail) => mail.id !== id && mail.state !== "skipped");
  const invitation = others.find((mail) => mail.kind === "invitation") ?? null;
  const remindedAt = others.find((mail) => mail.kind === "reminder")?.createdAt ?? null;
  const isClosed = isAnswerClosed(wedding, osloDate(now()));
  const mail = { kind, isClosed, now: now() };
  const reason = skipReasonOf({ ...household, invitation, remindedAt }, mail);
  // Whether a reminder is due was decided when it was planned.
  return reason === "reminded" ? null : reason;
}
