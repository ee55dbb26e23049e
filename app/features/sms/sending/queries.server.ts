import { randomUUID } from "node:crypto";
import { stopUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { measureSms } from "#app/platform/sms-gateway/segments.ts";
import { isSmsDemo, takesReplies } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { type Campaign, listPeople } from "../queries.server.ts";
import {
  countRecipients,
  placeholders,
  planRecipients,
  type SkipReason,
  textFor,
} from "../rules.ts";
import type { smsRecipients } from "../tables.server.ts";
import { smsTexts } from "../texts.ts";

export type Recipient = typeof smsRecipients.$inferInsert;

export interface Recipients {
  rows: Recipient[];
  recipientCount: number;
}

/** Decides who gets the campaign by today's guest list, and writes each message. */
export async function recipientsOf(
  weddingId: OwnedWeddingId,
  campaign: Campaign,
): Promise<Recipients> {
  const { message, onePerHousehold, recipients: filter } = campaign;
  const people = await listPeople(weddingId);
  const planned = planRecipients(people, { filter, onePerHousehold });
  const chosen = planned.filter(({ skipped }) => skipped === null);
  const households = chosen.map(({ person }) => person.householdId);
  const link = await linksFor(weddingId, message, households);
  const rows = planned.map(({ person, skipped }): Recipient => {
    const { id: guestId, name, householdId, number } = person;
    const stopLine = stopLineFor(number);
    const text = textFor(name, { message, link: link(householdId), stopLine });
    return {
      weddingId,
      id: randomUUID(),
      campaignId: campaign.id,
      guestId,
      name,
      phone: number,
      text,
      segments: measureSms(text).segments,
      createdAt: now(),
      ...handling(skipped),
    };
  });
  return { rows, recipientCount: countRecipients(people, { filter, onePerHousehold }) };
}

export function handling(skipped: SkipReason | null): Pick<Recipient, "messageId" | "skipped"> {
  const reason = skipped ?? (isSmsDemo() ? "demo" : null);
  return { skipped: reason, messageId: reason ? null : randomUUID() };
}

export function isSent({ skipped }: Pick<Recipient, "skipped">): boolean {
  return skipped === null || skipped === "demo";
}

export function stopLineFor(phone: string | null): string | null {
  if (isSmsDemo() || takesReplies() || !phone) return null;
  return smsTexts.stopLine(shortUrl(stopUrl(phone)));
}

/** Returns the households' links; codes are made only for a message that has them. */
async function linksFor(
  weddingId: OwnedWeddingId,
  message: string,
  householdIds: string[],
): Promise<(householdId: string) => string> {
  if (!message.includes(placeholders.link)) return () => "";
  const { bride, groom, answerMode } = await loadWedding(weddingId);
  const page = shortUrl(config().publicUrl + weddingPath(weddingId));
  if (answerMode === "open") return () => page;
  const codes = await ensureCodes(weddingId, householdIds);
  return (householdId) => {
    const code = codes.get(householdId);
    return code ? shortUrl(config().publicUrl + invitationPath(`${bride} ${groom}`, code)) : page;
  };
}

/** Phones recognise addresses without it, and eight characters are saved. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\//, "");
}
