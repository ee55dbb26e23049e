import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { batchesOf, rowsPerInsert } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { areGuests, ensureGuestList } from "../../commands.server.ts";
import { maxCategories, maxGuests, nameKey } from "../../rules.ts";
import { guestCategories, guests, households } from "../../tables.server.ts";
import { categoryKey, type ImportPlan } from "../plan/rules.ts";
import type { RowValues } from "../rows/rules.ts";
import type { ImportChanges, ImportResult, ShownGuest } from "../rules.ts";

type NewGuest = typeof guests.$inferInsert;

export type ApplyOutcome =
  | { ok: true; changes: ImportChanges; result: ImportResult }
  | { ok: false; reason: "full" | "too-many-categories" };

interface AppliedBy {
  userId: string | null;
  importedAt: Date;
  homes?: ImportChanges["homes"];
}

/** New categories get these colours of the design in turn. */
const colors = [
  "#B98736",
  "#5F8A80",
  "#47647A",
  "#7B5A78",
  "#7A8150",
  "#9A6274",
  "#B5684A",
  "#2F4B3C",
];

/** Must run in the transaction that has locked the guest list. A refusal writes nothing. */
export async function applyPlan(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  plan: ImportPlan,
  { userId, importedAt, homes }: AppliedBy,
): Promise<ApplyOutcome> {
  const stored = await tx.$count(guests, eq(guests.weddingId, weddingId));
  if (stored + plan.additions.length > maxGuests) return { ok: false, reason: "full" };
  const categories = await addCategories(tx, weddingId, plan);
  if (!categories) return { ok: false, reason: "too-many-categories" };
  const placed = await placeHouseholds(tx, weddingId, plan, homes);
  const list = { weddingId, guestListId: await ensureGuestList(tx, weddingId) };
  const added = plan.additions.map(({ row, values }, index): NewGuest & { id: string } => ({
    ...list,
    ...columnsOf(values, categories.idOf),
    id: randomUUID(),
    name: values.name,
    nameKey: nameKey(values.name),
    householdId: placed.idOf(row),
    statusSetAt: values.status ? importedAt : null,
    createdBy: userId,
    // Guests are listed by this time, which keeps the order of the file.
    createdAt: new Date(importedAt.getTime() - plan.additions.length + index),
    updatedAt: importedAt,
  }));
  for (const batch of batchesOf(added, rowsPerInsert)) await tx.insert(guests).values(batch);
  const changed = await changeGuests(tx, weddingId, plan, categories.idOf, importedAt);
  const ofCategory = (categoryId: string) =>
    added.filter((guest) => guest.categoryId === categoryId).length;
  return {
    ok: true,
    changes: {
      added: added.map(({ id, householdId }) => ({ id, version: 1, householdId })),
      changed,
      households: placed.changed,
      newHouseholds: placed.added,
      homes: placed.homes,
      newCategories: categories.added.map((category) => category.id),
    },
    result: {
      ...resultOf(plan),
      categories: categories.added.map((each) => ({ ...each, guests: ofCategory(each.id) })),
    },
  };
}

async function addCategories(tx: Transaction, weddingId: OwnedWeddingId, plan: ImportPlan) {
  const isOwn = eq(guestCategories.weddingId, weddingId);
  const stored = await tx
    .select({ id: guestCategories.id, name: guestCategories.name })
    .from(guestCategories)
    .where(and(isOwn, isNull(guestCategories.deletedAt)));
  const ids = new Map(stored.map(({ id, name }) => [categoryKey(name), id]));
  const named = [...plan.additions, ...plan.changes].flatMap(({ values }) => values.category ?? []);
  const added: { id: string; name: string; color: string }[] = [];
  for (const name of named) {
    if (ids.has(categoryKey(name))) continue;
    const color = colors[ids.size % colors.length] ?? "";
    const category = { id: randomUUID(), name, color };
    added.push(category);
    ids.set(categoryKey(name), category.id);
  }
  if ((await tx.$count(guestCategories, isOwn)) + added.length > maxCategories) return null;
  const createdAt = now().getTime();
  if (added.length > 0) {
    await tx.insert(guestCategories).values(
      added.map((each, index) => ({
        ...each,
        weddingId,
        createdAt: new Date(createdAt - added.length + index),
      })),
    );
  }
  return { added, idOf: (name: string) => ids.get(categoryKey(name)) ?? null };
}

/** Rows with the same key share a household: that of a guest of the list if one is among them. */
async function placeHouseholds(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  plan: ImportPlan,
  homes: AppliedBy["homes"] = [],
) {
  const known = new Map(homes);
  for (const { row, guest } of plan.changes) {
    if (row.householdKey && !known.has(row.householdKey)) {
      known.set(row.householdKey, guest.householdId);
    }
  }
  const added: (typeof households.$inferInsert & { id: string })[] = [];
  const idByRow = new Map<unknown, string>();
  const householdByKey = new Map<string, (typeof added)[number]>();
  for (const { row } of plan.additions) {
    const existing = row.householdKey && known.get(row.householdKey);
    if (existing) {
      idByRow.set(row, existing);
      continue;
    }
    const shared = row.householdKey ? householdByKey.get(row.householdKey) : undefined;
    if (shared) {
      idByRow.set(row, shared.id);
      Object.assign(shared, { ...row.household, ...withoutNulls(shared) });
      continue;
    }
    const household = { ...row.household, weddingId, id: randomUUID() };
    added.push(household);
    idByRow.set(row, household.id);
    if (row.householdKey) householdByKey.set(row.householdKey, household);
  }
  for (const batch of batchesOf(added, rowsPerInsert)) await tx.insert(households).values(batch);
  return {
    added: added.map(({ id }) => id),
    changed: await changeHouseholds(tx, weddingId, plan),
    homes: [...known, ...[...householdByKey].map(([key, { id }]) => [key, id] as [string, string])],
    idOf: (row: unknown) => idByRow.get(row) ?? "",
  };
}

async function changeHouseholds(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  plan: ImportPlan,
): Promise<ImportChanges["households"]> {
  const wanted = new Map(
    plan.changes
      .filter(({ row }) => Object.keys(row.household).length > 0)
      .map(({ guest, row }) => [guest.householdId, row.household]),
  );
  if (wanted.size === 0) return [];
  const stored = await tx
    .select()
    .from(households)
    .where(and(eq(households.weddingId, weddingId), inArray(households.id, [...wanted.keys()])))
    .orderBy(households.id)
    .for("update");
  const changed: ImportChanges["households"] = [];
  for (const { id, version, name, address, postalCode, city } of stored) {
    const before = { name, address, postalCode, city };
    const after = { ...before, ...wanted.get(id) };
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await tx
      .update(households)
      .set({ ...after, version: version + 1 })
      .where(and(eq(households.weddingId, weddingId), eq(households.id, id)));
    changed.push({ id, version: version + 1, before });
  }
  return changed;
}

async function changeGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  plan: ImportPlan,
  categoryIdOf: (name: string) => string | null,
  importedAt: Date,
): Promise<ImportChanges["changed"]> {
  const changed: ImportChanges["changed"] = [];
  const changes = plan.changes.filter(({ values }) => Object.keys(values).length > 0);
  const ids = changes.map(({ guest }) => guest.id);
  const found = await tx.select().from(guests).where(areGuests(weddingId, ids));
  const storedById = new Map(found.map((each) => [each.id, each]));
  for (const { guest, values } of changes) {
    const set: Partial<NewGuest> = {
      ...columnsOf(values, categoryIdOf),
      ...(values.name && { name: values.name, nameKey: nameKey(values.name) }),
      ...(values.status && { statusSetAt: importedAt }),
      ...severeAllergyColumns(guest, values),
    };
    const stored = storedById.get(guest.id);
    if (!stored) continue;
    const version = stored.version + 1;
    await tx
      .update(guests)
      .set({ ...set, version, updatedAt: importedAt })
      .where(areGuests(weddingId, [guest.id]));
    const before = Object.keys(set).map((column) => [
      column,
      stored[column as keyof typeof stored],
    ]);
    changed.push({ id: guest.id, version, before: Object.fromEntries(before) });
  }
  return changed;
}

/** An allergy that was answered need not count beside the couple's own diet, so it is stored with it. */
function severeAllergyColumns(guest: ShownGuest, values: Partial<RowValues>): Partial<NewGuest> {
  const { severeAllergy = guest.severeAllergy } = values;
  const { plusOneSevereAllergy = guest.plusOneSevereAllergy } = values;
  return {
    ...(values.diet !== undefined && { severeAllergy }),
    ...(values.plusOneDiet !== undefined && { plusOneSevereAllergy }),
  };
}

function columnsOf(values: Partial<RowValues>, categoryIdOf: (name: string) => string | null) {
  const { name, category, status, diet, plusOneDiet, plusOneStatus, ...same } = values;
  // Without a status of its own, a companion has that of the guest.
  const isOwnStatus = plusOneStatus !== undefined && plusOneStatus !== (status ?? "pending");
  return {
    ...same,
    ...(category !== undefined && { categoryId: categoryIdOf(category) }),
    ...(status !== undefined && { rsvpStatus: status }),
    ...(diet !== undefined && { dietaryRequirements: diet }),
    ...(plusOneDiet !== undefined && { plusOneDietaryRequirements: plusOneDiet }),
    ...(isOwnStatus && { plusOneStatus }),
  };
}

function resultOf({ rows, additions, counts }: ImportPlan): Omit<ImportResult, "categories"> {
  const having = (field: keyof RowValues) => additions.filter(({ values }) => values[field]).length;
  return {
    added: counts.added,
    updated: counts.updated,
    unchanged: counts.unchanged,
    withPhone: having("phone"),
    withEmail: having("email"),
    withDiet: having("diet"),
    skipped: rows.flatMap(({ row }) =>
      row.skip ? [{ number: row.number, text: row.text, reason: row.skip }] : [],
    ),
  };
}

function withoutNulls<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
