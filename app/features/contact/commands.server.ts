import { hash } from "node:crypto";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { contactMail } from "./mails.server.ts";
import { type ContactMessage, contactLimit } from "./rules.ts";
import { contactMessages } from "./tables.server.ts";

/** Stores a message and mails it to the operator. The same one of the same form is stored once. */
export async function sendContactMessage(
  contactMessage: ContactMessage,
  clientIp: string,
): Promise<{ ok: true } | { ok: false; reason: "too-many"; retryAfterSeconds: number }> {
  const allowed = await consume("contact", clientIp, contactLimit);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  await transaction(async (tx) => {
    const stored = await tx
      .insert(contactMessages)
      .values({ ...contactMessage, id: storedIdOf(contactMessage), createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (stored.length > 0) await sendMail(tx, contactMail(contactMessage), { owner: "platform" });
  });
  return { ok: true };
}

/** A form that is sent again with other words, as after Back, is another message. */
function storedIdOf({ id, name, email, topic, message }: ContactMessage): string {
  return hash("sha256", JSON.stringify([id, name, email, topic, message])).slice(0, 32);
}
