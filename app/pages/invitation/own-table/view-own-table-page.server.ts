import type { InvitedHousehold } from "#app/features/guests/access.server.ts";
import { peopleOf } from "#app/features/rsvp/households/queries.server.ts";
import { previewHouseholdSeating } from "#app/features/seating/guest-table/queries.server.ts";
import { loadWeddingAndPhoto } from "#app/features/weddings/queries.server.ts";
import { pageStyles } from "#app/pages/wedding-page/page-styles.server.ts";
import { viewPage } from "#app/pages/wedding-page/page-view.server.ts";
import sections from "#app/pages/wedding-page/styles/sections.css?inline";
import { now } from "#app/platform/clock.ts";
import letter from "../styles/letter.css?inline";
import letterThemes from "../styles/letter-themes.css?inline";
import sent from "../styles/sent.css?inline";
import { ownTableStyles } from "./styles.server.ts";
import { viewOwnTable } from "./view-own-table.ts";

export type OwnTablePageView = Awaited<ReturnType<typeof viewOwnTablePage>>;

/** What the household would see at the top of its page if the couple released the chart now. */
export async function viewOwnTablePage(household: InvitedHousehold) {
  const [{ wedding, photo }, people, seating] = await Promise.all([
    loadWeddingAndPhoto(household.weddingId),
    peopleOf(household, null),
    previewHouseholdSeating(household),
  ]);
  const { theme, seed, names } = viewPage(wedding, photo, now());
  const ownTable = seating && viewOwnTable(seating, people, { theme, seed });
  const own = ownTable ? ownTableStyles(ownTable) : "";
  const parts = [sections, letter, letterThemes, sent, own];
  const text = JSON.stringify(ownTable);
  const styles = await pageStyles(theme, names, wedding.colors, text, parts);
  return { theme, coupleNames: names, ownTable, ...styles };
}
