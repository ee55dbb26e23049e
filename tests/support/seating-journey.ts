import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { guestTableAssignments } from "#app/features/seating/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { insertGuests, insertOwner } from "./factories.ts";
import { expect, test as journey } from "./journey.ts";
import { insertExampleChart } from "./seating-example.ts";
import { type Couple, sendChanges } from "./seating-rows.ts";
import { type Session, signUp, signUpOwner } from "./sessions.ts";

export interface SeatingCouple extends Couple {
  /** By name. */
  guestIds: Map<string, string>;
  tableIds: Map<string, string>;
  /** Opens the chart as Ingrid. */
  open: (page: Page, view?: "room" | "list") => Promise<void>;
  /** Opens the chart as the partner, in another browser. */
  openAsPartner: (view?: "room" | "list") => Promise<Page>;
  /** Inserts guests who come and have no table. */
  addGuests: (count: number) => Promise<void>;
  /** Seats a guest as the partner does, in another browser. */
  seat: (guest: string, table: string) => Promise<void>;
  /** The guest changes the answer. */
  decline: (guest: string) => Promise<void>;
  accept: (guest: string) => Promise<void>;
  /** The guest may bring a companion after all. */
  addCompanion: (guest: string) => Promise<void>;
  /** Names of the persons who are stored at the table. */
  seatedAt: (table: string) => Promise<string[]>;
}

let couples = 0;

/** A browser test of a couple with the example chart: 44 of 50 persons have a seat. */
export const seatingTest = journey.extend<{ couple: SeatingCouple }>({
  couple: async ({ server, site, newPage }, use) => {
    couples++;
    const session = await signUpOwner(server, `ingrid.${couples}.${Date.now()}@example.no`);
    const weddingId = session.weddingId as OwnedWeddingId;
    const couple: Couple = { weddingId, userId: session.userId as AccountId };
    const { guestIds, tableIds } = await insertExampleChart(couple);
    const openFor = async (page: Page, { cookies }: Session, view: "room" | "list") => {
      await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
      await page.goto(view === "list" ? "/seating-chart?vis=liste" : "/seating-chart");
      await expect(page.getByRole("heading", { name: "Bordkart", level: 1 })).toBeVisible();
    };
    const idOf = (ids: Map<string, string>, name: string) => {
      const id = ids.get(name);
      if (!id) throw new Error(`there is no ${name}`);
      return id;
    };
    const setGuest = async (guest: string, set: Partial<typeof guests.$inferInsert>) => {
      await transaction(async (tx) => {
        await tx
          .update(guests)
          .set(set)
          .where(eq(guests.id, idOf(guestIds, guest)));
        await publish(tx, { wedding: weddingId }, guestTopics.guests);
      });
    };
    await use({
      ...couple,
      guestIds,
      tableIds,
      open: (page, view = "room") => openFor(page, session, view),
      openAsPartner: async (view = "room") => {
        const partner = await signUp(server, `mathias.${couples}.${Date.now()}@example.no`);
        await insertOwner(weddingId, partner.userId);
        const page = await newPage();
        await openFor(page, partner, view);
        return page;
      },
      addGuests: async (count) => {
        const more = Array.from({ length: count }, (_, index) => ({
          name: `Øyvind Ås ${index + 1}`,
          rsvpStatus: "attending" as const,
        }));
        await insertGuests(weddingId, more);
      },
      seat: async (guest, table) => {
        const persons = [{ guestId: idOf(guestIds, guest), person: 0 as const, seat: null }];
        const tableId = idOf(tableIds, table);
        expect(await sendChanges(couple, { type: "seat", tableId, persons })).toEqual([null]);
      },
      decline: (guest) => setGuest(guest, { rsvpStatus: "declined" }),
      accept: (guest) => setGuest(guest, { rsvpStatus: "attending" }),
      addCompanion: (guest) => setGuest(guest, { plusOne: true }),
      seatedAt: async (table) => {
        const found = await db()
          .select({ name: guests.name })
          .from(guestTableAssignments)
          .innerJoin(guests, eq(guests.id, guestTableAssignments.guestId))
          .where(eq(guestTableAssignments.tableId, idOf(tableIds, table)));
        return found.map(({ name }) => name).sort();
      },
    });
  },
});
