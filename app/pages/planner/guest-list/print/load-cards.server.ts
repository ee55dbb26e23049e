import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, type ThemeId, themeOf } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { companionLine, formatDeadline, greetingText } from "#app/pages/mails/invitation-mail.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { mailTexts } from "#app/pages/mails/texts.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { lengthRules, printColors, printStyles } from "../../print/print-theme.ts";
import { qrSvg } from "../invitations/qr-code.server.ts";
import cardStyles from "./cards.css?inline";

export type Card = Awaited<ReturnType<typeof loadCards>>["cards"][number];

/** The font size follows the length of the names between these limits. */
const nameLengths = { min: 6, max: 30 };

/** Loads all households when none are chosen. */
export async function loadCards(weddingId: OwnedWeddingId, chosen: readonly string[]) {
  const [wedding, found] = await Promise.all([
    loadWedding(weddingId),
    listInvitedHouseholds(weddingId),
  ]);
  const households = found.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const ids = households.map(({ id }) => id);
  const links = await householdLinks(weddingId, wedding, ids);
  const theme = themeOf(wedding);
  const { ink } = printColors(theme, wedding.colors);
  const seed = ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate);
  const { ceremonyPlace, receptionPlace } = wedding;
  const greeting = mailTexts.invitation.card(ceremonyPlace || formatPlace(wedding), receptionPlace);
  return {
    theme,
    couple: [wedding.bride, wedding.groom] as const,
    deadline: formatDeadline(wedding),
    css: [printStyles(theme, wedding.colors), lengthRules(nameLengths), cardStyles].join(""),
    cards: households.map((household) => {
      const link = (links.get(household.id) ?? "").replace(/^https?:\/\//, "");
      const names = household.people.flatMap(({ name }) => (name ? firstNameOf(name) : []));
      return {
        id: household.id,
        names,
        length: lengthOf(names),
        text: [greetingText({ wedding, greeting }), companionLine(household)]
          .filter(Boolean)
          .join(" "),
        corners: ["k", "l"].map((corner) => cornerPath(theme, seed, corner, household.id)),
        qr: `data:image/svg+xml;base64,${Buffer.from(qrSvg(links.get(household.id) ?? "", ink)).toString("base64")}`,
        address: link.slice(0, link.lastIndexOf("/")),
        code: link.slice(link.lastIndexOf("/") + 1),
      };
    }),
  };
}

function cornerPath(theme: ThemeId, seed: string, corner: string, householdId: string) {
  return theme === "modern"
    ? null
    : `/ornament/${theme}/${seed}/corner-${corner}${householdId.slice(0, 6)}.svg`;
}

/** Returns the length of the longest line. Two short names share a line. */
function lengthOf(names: readonly string[]): number {
  const longest = Math.max(...names.map(({ length }) => length), 0);
  const line = names.length === 2 ? names.join(" og ").length * 0.8 : longest + 1;
  const length = Math.max(longest, Math.round(line));
  return Math.min(Math.max(length, nameLengths.min), nameLengths.max);
}
