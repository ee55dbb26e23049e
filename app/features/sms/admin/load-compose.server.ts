import { randomUUID } from "node:crypto";
import { stopUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { codeLength, codeLetters, invitationPath } from "#app/features/guests/codes/rules.ts";
import { householdName } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingName, weddingPath } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isSmsDemo, takesReplies } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { findCampaign, listPeople, listTables } from "../queries.server.ts";
import type { SmsPerson, TextParts } from "../rules.ts";
import { shortUrl } from "../sending/queries.server.ts";
import { smsTexts } from "../texts.ts";
import { campaignForm } from "./campaign-form.ts";

export type ComposeView = Awaited<ReturnType<typeof loadCompose>>;

/** Throws 404 for an unknown campaign. `id` is null for a new one. */
export async function loadCompose(weddingId: OwnedWeddingId, id: string | null) {
  const [campaign, people, categories, tables, wedding, parts] = await Promise.all([
    id === null ? null : findCampaign(weddingId, id),
    listPeople(weddingId),
    listCategories(weddingId),
    listTables(weddingId),
    loadWedding(weddingId),
    exampleParts(weddingId),
  ]);
  if (id !== null && !campaign) throw notFound();
  const households = Map.groupBy(people, ({ householdId }) => householdId);
  return {
    weddingId,
    campaignId: campaign?.id ?? null,
    /** Of a campaign that is not stored yet. */
    newId: randomUUID(),
    status: campaign?.status ?? null,
    stored: { values: campaignForm(campaign), version: campaign?.version ?? 0 },
    people: withoutNumbers(people),
    categories: categories.map(({ id: key, name, color }) => ({ id: key, name, color })),
    tables,
    households: [...households].map(([key, members]) => ({
      id: key,
      name: householdName(members.map(({ name }) => name)),
    })),
    sender: config().sms?.sender ?? weddingName(wedding),
    isDemo: isSmsDemo(),
    priceOre: config().sms?.priceOre ?? null,
    parts,
    at: now(),
  };
}

/** Returns a link and a stop line that are as long as those of any recipient. */
export async function exampleParts(weddingId: OwnedWeddingId): Promise<Omit<TextParts, "message">> {
  const { bride, groom, answerMode } = await loadWedding(weddingId);
  const code = codeLetters.slice(0, codeLength);
  const path =
    answerMode === "open" ? weddingPath(weddingId) : invitationPath(`${bride} ${groom}`, code);
  const hasStopLine = !isSmsDemo() && !takesReplies();
  return {
    link: shortUrl(config().publicUrl + path),
    stopLine: hasStopLine ? smsTexts.stopLine(shortUrl(stopUrl("+4740000000"))) : null,
  };
}

/** The browser needs to know only which numbers are equal. */
function withoutNumbers(people: readonly SmsPerson[]): SmsPerson<number>[] {
  const indexes = new Map<string, number>();
  return people.map(({ number, ...person }, index) => {
    if (number !== null && !indexes.has(number)) indexes.set(number, indexes.size);
    const shared = number === null ? null : (indexes.get(number) ?? null);
    return { ...person, id: String(index), number: shared };
  });
}
