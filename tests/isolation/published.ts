import { randomInt } from "node:crypto";
import type { Client } from "pg";
import { hashesOfCode } from "#app/features/guests/codes/commands.server.ts";
import { codeLength, codeLetters } from "#app/features/guests/codes/rules.ts";
import type { Couple } from "./couple.ts";

/** Publishes a listing and the vendor's profile, and gives the household's invitation a link. */
export async function publish(
  database: Client,
  { rows, weddingId, vendorId }: Couple,
): Promise<{ listingId: string; invitationPath: string }> {
  const listingId = String(rows.listings?.find(({ status }) => status === "review")?.id);
  await database.query(
    `update listings set status = 'published', published_at = now(),
     expires_at = now() + interval '1 day' where id = $1`,
    [listingId],
  );
  await database.query(
    "update vendors set status = 'approved', verified_at = now() where id = $1",
    [vendorId],
  );
  const letters = Array.from({ length: codeLength }, () => randomInt(codeLetters.length));
  const code = letters.map((index) => codeLetters[index]).join("");
  await database.query("update households set code_hash = $1 where wedding_id = $2", [
    hashesOfCode(code)[0],
    weddingId,
  ]);
  return { listingId, invitationPath: `/b/navn/${code}` };
}
