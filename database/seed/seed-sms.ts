import { randomUUID } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { guests } from "#app/features/guests/tables.server.ts";
import { textFor } from "#app/features/sms/rules.ts";
import { smsCampaigns, smsRecipients } from "#app/features/sms/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { osloDate, osloInstant } from "#app/platform/oslo-time.ts";
import { measureSms } from "#app/platform/sms-gateway/segments.ts";
import { hoursAgo } from "./demo-date.ts";
import { draftTexts, plannedTexts, sentTexts } from "./demo-sms.ts";

const everyone = { statuses: [], categoryIds: [], householdIds: [], tableIds: [] };

interface Demo {
  weddingId: string;
  owner: string;
  weddingDate: string;
}

/** A draft to those who have not answered, a planned campaign and one that was sent. */
export async function seedTexts(tx: Transaction, demo: Demo): Promise<void> {
  const { weddingId, owner: createdBy, weddingDate } = demo;
  const people = await tx
    .select({ id: guests.id, name: guests.name, phone: guests.phone })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), isNotNull(guests.phone)));
  const shared = { weddingId, createdBy, recipientCount: people.length };
  const sentId = randomUUID();
  const sentAt = osloInstant(osloDate(hoursAgo(24 * sentTexts.daysAgo)), "12:00");
  const [title, message] = [sentTexts.title, sentTexts.message];
  await tx.insert(smsCampaigns).values([
    {
      ...shared,
      id: sentId,
      title,
      message,
      recipients: everyone,
      status: "sent",
      sentAt,
      createdAt: sentAt,
    },
    {
      ...shared,
      id: randomUUID(),
      title: plannedTexts.title,
      message: plannedTexts.message,
      recipients: everyone,
      status: "scheduled",
      scheduledAt: osloInstant(daysBefore(weddingDate, plannedTexts.daysBefore), "18:00"),
      createdAt: hoursAgo(2 * draftTexts.hoursAgo),
    },
    {
      ...shared,
      id: randomUUID(),
      title: draftTexts.title,
      message: draftTexts.message,
      recipients: { ...everyone, statuses: ["pending"] },
      createdAt: hoursAgo(draftTexts.hoursAgo),
    },
  ]);
  await tx.insert(smsRecipients).values(
    people.map(({ id: guestId, name, phone }) => {
      const text = textFor(name, { message, link: "", stopLine: null });
      return {
        weddingId,
        id: randomUUID(),
        campaignId: sentId,
        guestId,
        name,
        phone,
        text,
        segments: measureSms(text).segments,
        skipped: "demo" as const,
        createdAt: sentAt,
      };
    }),
  );
}

function daysBefore(date: string, days: number): string {
  return osloDate(new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000));
}
