import { and, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { pictures } from "./tables.server.ts";

export type Picture = typeof pictures.$inferSelect;

export type PictureOwner =
  | { weddingId: Scope<"wedding", "owner" | "public"> }
  | { userId: Scope<"account"> };

export function isClaimableBy(owner: PictureOwner | null): SQL | undefined {
  const isUnclaimed = and(isNull(pictures.weddingId), isNull(pictures.uploadedBy));
  return owner ? or(isUnclaimed, isOwnedBy(owner)) : isUnclaimed;
}

export function isOwnedBy(owner: PictureOwner): SQL {
  return "weddingId" in owner
    ? eq(pictures.weddingId, owner.weddingId)
    : eq(pictures.uploadedBy, owner.userId);
}

export type PictureFiles = Pick<Picture, "id" | "widths" | "hasAvif">;

const batchSize = 1000;

/** Returns what names the files of the next pictures after an id; empty at the end. */
export function listPictureFiles(client: Client, after?: string): Promise<PictureFiles[]> {
  return selectFiles(client)
    .where(after ? gt(pictures.id, after) : undefined)
    .orderBy(pictures.id)
    .limit(batchSize);
}

export function findPictureFiles(client: Client, ids: string[]): Promise<PictureFiles[]> {
  return selectFiles(client).where(inArray(pictures.id, ids));
}

/** A backup reads outside the pool. */
function selectFiles(client: Client) {
  const { id, widths, hasAvif } = pictures;
  return drizzle(client, { casing: "snake_case" }).select({ id, widths, hasAvif }).from(pictures);
}
