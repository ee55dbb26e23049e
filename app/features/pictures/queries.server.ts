import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { Transaction } from "#app/platform/db/database.server.ts";
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

/** Matches pictures without a reference, by all foreign keys in the database's catalog. */
export async function isUnreferenced(tx: Pick<Transaction, "execute">): Promise<SQL | undefined> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select owner.conrelid::regclass::text as "table", quote_ident(own.attname) as "column"
    from pg_constraint as owner
    cross join unnest(owner.conkey, owner.confkey) as pair(own, target)
    join pg_attribute as own on own.attrelid = owner.conrelid and own.attnum = pair.own
    join pg_attribute as target on target.attrelid = owner.confrelid and target.attnum = pair.target
    where owner.contype = 'f' and owner.confrelid = 'pictures'::regclass
      and target.attname = 'id'`);
  return and(
    ...rows.map(({ table, column }) => {
      const reference = sql.raw(`select from ${table} as owner where owner.${column}`);
      return sql`not exists (${reference} = ${pictures.id})`;
    }),
  );
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
