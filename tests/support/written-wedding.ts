import { randomUUID } from "node:crypto";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { insertBudget } from "./budget-rows.ts";
import { budgetCategory, budgetItem } from "./budgets.ts";
import { insertConversation } from "./conversations.ts";
import {
  insertGuests,
  insertOwner,
  insertPhoto,
  insertUser,
  insertWedding,
  insertWishes,
} from "./factories.ts";
import { storeSmallPicture } from "./pictures.ts";
import { requestContext } from "./route-args.ts";

/** A wedding that guests and couple write to. Lists have a row for each write, which takes one. */
export interface WrittenWedding {
  weddingId: string;
  /** The couple's session. */
  cookie: string;
  /** Free gifts. */
  giftIds: string[];
  /** Wishes that the couple describes. */
  wishIds: string[];
  photoId: string;
  households: { guestId: string; path: string }[];
  /** Guests who come and have no seat. */
  comingIds: string[];
  budgetItemId: string;
  conversationId: string;
}

const rowsOfEach = 60;

/** Inserts the wedding on the connected server. */
export async function insertWrittenWedding(): Promise<WrittenWedding> {
  const weddingId = await insertWedding();
  const userId = await insertUser();
  await insertOwner(weddingId, userId);
  const { cookies } = await openSession(userId, requestContext());
  const wishes = Array.from({ length: 2 * rowsOfEach }, (_, index) => ({ position: index + 1 }));
  const wishIds = await insertWishes(weddingId, wishes);
  const category = budgetCategory();
  const item = budgetItem({ categoryId: category.id });
  await insertBudget(weddingId, { categories: [category], items: [item] });
  return {
    weddingId,
    cookie: cookies.map((header) => header.split(";")[0]).join("; "),
    giftIds: wishIds.splice(0, rowsOfEach),
    wishIds,
    photoId: await storePhoto(weddingId),
    households: await insertHouseholds(weddingId),
    comingIds: await insertGuests(weddingId, repeat({ rsvpStatus: "attending" as const })),
    budgetItemId: item.id,
    conversationId: await insertConversation({
      asker: { weddingId },
      senderId: userId,
      answererId: await insertUser(),
    }),
  };
}

async function storePhoto(weddingId: OwnedWeddingId): Promise<string> {
  const { id } = await storeSmallPicture({ weddingId });
  return insertPhoto(weddingId, { id });
}

async function insertHouseholds(weddingId: OwnedWeddingId) {
  const homes = repeat({}).map(() => ({ id: randomUUID(), householdId: randomUUID() }));
  await insertGuests(weddingId, homes);
  const codes = await ensureCodes(
    weddingId,
    homes.map(({ householdId }) => householdId),
  );
  return homes.map(({ id, householdId }) => ({
    guestId: id,
    path: invitationPath("Kari og Ola", codes.get(householdId) ?? ""),
  }));
}

function repeat<Row>(row: Row): Row[] {
  return Array.from({ length: rowsOfEach }, () => row);
}
