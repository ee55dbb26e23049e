import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { type LinkPurpose, later, linkLifetime } from "../rules.ts";
import { mailedLinks } from "../tables.server.ts";
import { hashToken, linkWorks } from "./queries.server.ts";

/** Keeps a new link and gives the token that stands in it, 43 characters; only its hash is kept. */
export async function keepLink(
  tx: Transaction,
  purpose: LinkPurpose,
  of: { email: string; passwordHash?: string; browser?: string; userId?: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(mailedLinks).values({
    ...of,
    purpose,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: later(now(), linkLifetime[purpose]),
  });
  return token;
}

/** Uses a link up: of two clicks that do, one gets null. */
export async function useLink(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
): Promise<{ email: string; passwordHash: string | null; userId: string | null } | null> {
  const [link] = await tx.delete(mailedLinks).where(linkWorks(token, purpose)).returning({
    email: mailedLinks.email,
    passwordHash: mailedLinks.passwordHash,
    userId: mailedLinks.userId,
  });
  return link ?? null;
}

/** Lets every link go that a person's account can be taken over by, when its password changes. */
export async function dropLinksOf(tx: Transaction, user: { id: string; email: string }) {
  await dropLinks(tx, user.email, "reset");
  await tx.delete(mailedLinks).where(eq(mailedLinks.userId, user.id));
}

/** Lets all links of an address that have this purpose go. */
export async function dropLinks(tx: Transaction, email: string, purpose: LinkPurpose) {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.email, email), eq(mailedLinks.purpose, purpose)));
}
