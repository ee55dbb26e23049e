import { randomUUID } from "node:crypto";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { chosenAmong, countChosen } from "#app/features/vendors/chosen/queries.server.ts";
import { countRequests, requestsToVendors } from "#app/features/vendors/requests/queries.server.ts";
import {
  countDirectory,
  searchVendors,
  type VendorCard,
} from "#app/features/vendors/search/queries.server.ts";
import { type VendorQuery, vendorsPerPage } from "#app/features/vendors/search/rules.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { sentAlongBy } from "./actions.server.ts";

const nearShown = 2;

/** What a card or a vendor's page tells of the couple and the vendor. */
export type VendorState =
  | { kind: "chosen" }
  | { kind: "asked"; day: string; hasAnswer: boolean }
  | null;

export type Directory = Awaited<ReturnType<typeof loadDirectory>>;

export async function loadDirectory(asker: Asker, query: VendorQuery) {
  const reader = await loadReader(asker);
  const [found, counts, tabs] = await Promise.all([
    searchVendors(query, reader.date),
    countDirectory(),
    countTabs(asker),
  ]);
  const near = found.total === 0 ? await findNear(query, reader.date) : [];
  const { vendors: page, ...rest } = found;
  const states = await statesOf(asker, [...page, ...near]);
  const withState = (vendor: VendorCard) => ({ vendor, state: states.get(vendor.id) ?? null });
  return {
    query,
    ...rest,
    perPage: vendorsPerPage,
    vendors: page.map(withState),
    near: near.map(withState),
    counts,
    tabs,
    reader,
  };
}

/** What goes along with a request, and the wedding's date. */
async function loadReader(asker: Asker) {
  const { user, weddingId } = asker;
  const [along, wedding] = await Promise.all([
    sentAlongBy(asker),
    weddingId ? loadWedding(weddingId) : null,
  ]);
  return {
    owner: weddingId ?? (user.id as string),
    hasWedding: weddingId !== null,
    email: user.email,
    name: user.displayName,
    along,
    date: wedding?.weddingDate ?? null,
    newId: randomUUID(),
  };
}

export type Reader = Awaited<ReturnType<typeof loadReader>>;

export async function countTabs(asker: Asker) {
  const [requests, chosen] = await Promise.all([
    countRequests(asker),
    asker.weddingId ? countChosen(asker.weddingId) : 0,
  ]);
  return { requests, chosen };
}

export async function statesOf(
  asker: Asker,
  vendors: readonly { id: string }[],
): Promise<Map<string, VendorState>> {
  const ids = vendors.map(({ id }) => id);
  const [requests, chosen] = await Promise.all([
    requestsToVendors(asker, ids),
    asker.weddingId ? chosenAmong(asker.weddingId, ids) : new Set<string>(),
  ]);
  const states = new Map<string, VendorState>();
  for (const { vendorId, createdAt, state } of requests) {
    const day = formatDay(createdAt, now());
    if (vendorId) states.set(vendorId, { kind: "asked", day, hasAnswer: state === "new" });
  }
  for (const id of chosen) states.set(id, { kind: "chosen" });
  return states;
}

/** Without the words, then without the place and the other filters, as long as nothing is found. */
async function findNear(query: VendorQuery, date: string | null): Promise<VendorCard[]> {
  const { kategori, sted, sok, ...none } = {
    ...query,
    side: 1,
    pris: "all",
    bekreftet: "all",
    ledig: "all",
  } as const;
  const wider: VendorQuery[] = [
    { ...none, kategori, sted, sok: "" },
    { ...none, kategori, sted: "", sok: "" },
  ];
  for (const each of wider) {
    const { vendors } = await searchVendors(each, date);
    if (vendors.length > 0) return vendors.slice(0, nearShown);
  }
  return [];
}
