import {
  type InvitedHousehold,
  listInvitedHouseholds,
} from "#app/features/invitations/queries.server.ts";
import { joinNames } from "#app/features/invitations/rules.ts";
import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { type InvitationQuery, invitationQuery } from "../invitation-query.ts";
import type { CopyColumn } from "./columns.ts";
import { copyTexts } from "./texts.ts";

export type CopyList = Awaited<ReturnType<typeof loadCopyList>>;

/** Loads all households when none are chosen. */
export async function loadCopyList(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
  { valgte, kolonner }: Pick<InvitationQuery, "valgte" | "kolonner">,
) {
  const wanted = households.filter(({ id }) => valgte.length === 0 || valgte.includes(id));
  const wedding = await loadWedding(weddingId);
  const links = await householdLinks(
    weddingId,
    wedding,
    wanted.map(({ id }) => id),
  );
  return {
    columns: kolonner,
    chosen: valgte,
    rows: wanted.map((household) => {
      const link = (links.get(household.id) ?? "").replace(/^https?:\/\//, "");
      const cells: Record<CopyColumn, string> = {
        name: envelopeName(household),
        address: household.address,
        link,
        code: link.split("/").at(-1) ?? "",
        count: String(household.people.length),
        email: household.email ?? "",
      };
      return { id: household.id, cells: kolonner.map((column) => cells[column]) };
    }),
  };
}

/** Returns the list that the request's query names, with its headers. */
export async function copyListAsSheet(request: Request): Promise<string[][]> {
  const weddingId = await requireOwnedWedding(request);
  const query = invitationQuery.parse(new URL(request.url).searchParams);
  const { columns, rows } = await loadCopyList(
    weddingId,
    await listInvitedHouseholds(weddingId),
    query,
  );
  const { headers } = copyTexts;
  return [columns.map((column) => headers[column]), ...rows.map(({ cells }) => cells)];
}

/** Returns "Sigrid og Jonas Lie", or full names where the surnames differ. */
function envelopeName({ guests, name }: InvitedHousehold): string {
  const names = guests.map((guest) => guest.name);
  const isFamily = names.length > 1 && names.every((each) => each.endsWith(` ${name}`));
  return isFamily ? `${joinNames(names.map(firstNameOf))} ${name}` : joinNames(names);
}
