import type { InvitedHousehold } from "#app/features/guests/access.server.ts";
import { type HouseholdPerson, peopleOf } from "#app/features/rsvp/households/queries.server.ts";
import { asAnswered } from "#app/features/rsvp/households/rules.ts";
import { findHouseholdSeating } from "#app/features/seating/guest-table/queries.server.ts";
import { loadWeddingAndPhoto, type Wedding } from "#app/features/weddings/queries.server.ts";
import {
  formatPlace,
  isAnswerClosed,
  lastAnswerDay,
  type ThemeId,
  weddingName,
} from "#app/features/weddings/rules.ts";
import { directionsTo } from "#app/pages/wedding-page/calendar/day-links-view.ts";
import { placeOfCeremony, programOf } from "#app/pages/wedding-page/calendar/program.ts";
import { type GuestPage, viewGuestPage } from "#app/pages/wedding-page/guest-page.server.ts";
import { ornamentImage } from "#app/pages/wedding-page/ornament-files.ts";
import { pageStyles } from "#app/pages/wedding-page/page-styles.server.ts";
import { viewPage } from "#app/pages/wedding-page/page-view.server.ts";
import rsvp from "#app/pages/wedding-page/styles/rsvp.css?inline";
import sections from "#app/pages/wedding-page/styles/sections.css?inline";
import { now } from "#app/platform/clock.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId } from "#app/platform/http/cookies.server.ts";
import { formatLongDate, formatWeekday, osloDate } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { ownTableStyles } from "./own-table/styles.server.ts";
import { type OwnTableView, viewOwnTable } from "./own-table/view-own-table.ts";
import answer from "./styles/answer.css?inline";
import bouquet from "./styles/bouquet.css?inline";
import diet from "./styles/diet.css?inline";
import letter from "./styles/letter.css?inline";
import letterThemes from "./styles/letter-themes.css?inline";
import sent from "./styles/sent.css?inline";
import { invitationTexts } from "./texts.ts";
import { lengthOfLongest, valuesOf, viewPeople, viewRecords } from "./view-people.ts";

export type Invitation = Awaited<ReturnType<typeof viewInvitation>>;

/** Which page is shown: invitation, form, what was answered, or that the deadline has passed. */
export type InvitationState = "letter" | "form" | "sent" | "closed";

export async function viewInvitation(request: Request, household: InvitedHousehold) {
  const { pathname, searchParams } = new URL(request.url);
  const { weddingId } = household;
  const [{ wedding, photo }, visitorId] = await Promise.all([
    loadWeddingAndPhoto(weddingId),
    readVisitorId(request),
  ]);
  const people = await peopleOf(household, visitorId);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const page = viewPage(wedding, photo, now(), userAgent);
  const { theme, seed } = page;
  const today = osloDate(now());
  const isClosed = isAnswerClosed(wedding, today);
  const hasAnswered = people.some(({ answer }) => answer);
  const state = stateOf(searchParams, { isClosed, hasAnswered });
  const persons = viewPeople(people, page);
  const view = {
    state,
    phase: page.phase,
    hasAnswered,
    names: people.map(({ name }) => firstNameOf(name)),
    couple: weddingName(wedding),
    coupleNames: page.names,
    theme,
    date: page.date.text,
    icon: page.icon,
    path: pathname,
    people: persons,
    values: valuesOf(people),
    answeredOn: lastAnswerOf(people, today),
    records: viewRecords(isClosed ? people : people.map(asAnswered), page),
    deadline: viewDay(lastAnswerDay(wedding), today),
    shortDeadline: viewDate(lastAnswerDay(wedding), today),
    hasDeadline: wedding.answerDeadline !== null,
    letter: viewLetter(wedding, people),
    drawings: {
      lining: ornamentImage(theme, seed, "flower", { variant: "lining" }),
      corners: ["b", "c"].map((variant) => ornamentImage(theme, seed, "corner", { variant })),
      photo: page.hero.photo ?? page.hero.landscape.wide,
    },
    links: {
      calendar: `/wedding/calendar.ics?${new URLSearchParams({ id: weddingId })}`,
      directions: directionsOf(wedding, userAgent),
    },
    isMessageSent: searchParams.get("melding") === "sendt",
    formToken: issueFormToken(weddingId, visitorId),
    footer: page.footer,
  };
  const hasSections = state === "letter" || state === "closed";
  const [guestPage, seating] = await Promise.all([
    hasSections ? viewGuestPage(request, weddingId) : null,
    hasSections && page.daysLeft >= lastDayOfTable ? findHouseholdSeating(household) : null,
  ]);
  const ownTable = seating && viewOwnTable(seating, people, page);
  const shown = { ...view, ownTable };
  return { ...shown, guestPage, ...(await stylesOf(shown, wedding.colors, guestPage)) };
}

/** In days before the wedding: the party goes on after midnight. */
const lastDayOfTable = -1;

/** Leaves out the styles of the wedding page's sections where there are none. */
async function stylesOf(
  view: {
    theme: ThemeId;
    coupleNames: [string, string];
    names: string[];
    ownTable: OwnTableView | null;
  },
  colors: string,
  guestPage: GuestPage | null,
) {
  const own = [
    letter,
    letterThemes,
    answer,
    bouquet,
    sent,
    `.letter{--longest-name:${lengthOfLongest(view.names)}}`,
    view.ownTable ? ownTableStyles(view.ownTable) : "",
  ];
  if (guestPage) {
    return { css: [guestPage.css, ...own].join(""), fonts: guestPage.fonts };
  }
  const parts = [sections, rsvp, ...own, diet];
  return pageStyles(view.theme, view.coupleNames, colors, JSON.stringify(view), parts);
}

function stateOf(
  query: URLSearchParams,
  { isClosed, hasAnswered }: { isClosed: boolean; hasAnswered: boolean },
): InvitationState {
  if (isClosed) return "closed";
  const send = query.get("send");
  if (query.has("svar") || send === "answer") return "form";
  return hasAnswered && (query.has("takk") || send === "message") ? "sent" : "letter";
}

function viewLetter(wedding: Wedding, people: readonly HouseholdPerson[]) {
  const [ceremony, reception] = ["ceremony", "reception"].map(
    (part) => programOf(wedding).find((event) => event.part === part)?.place ?? "",
  );
  const place = ceremony || formatPlace(wedding);
  const party = reception && reception !== place ? reception : "";
  const bringers = people
    .filter(({ hasCompanion, companionName }) => hasCompanion && !companionName)
    .map(({ name }) => firstNameOf(name));
  const { letter: texts, list } = invitationTexts;
  return {
    text: texts.wedding(formatLongDate(wedding.weddingDate), place, party),
    companions:
      bringers.length === 0
        ? null
        : people.length === 1
          ? texts.companionAlone
          : texts.companion(list(bringers)),
  };
}

/** Returns "torsdag 1. april", with the year when it is not within the next or last months. */
function viewDay(day: string, today: string): string {
  const long = formatLongDate(day);
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) < 300 * 24 * 3600 * 1000;
  return isNear ? long.replace(/ \d{4}$/, "") : long;
}

/** Returns "1. april", with the year like `viewDay`. */
function viewDate(day: string, today: string): string {
  return viewDay(day, today).replace(`${formatWeekday(day)} `, "");
}

function lastAnswerOf(people: readonly HouseholdPerson[], today: string): string | null {
  const times = people.flatMap(({ answer }) => (answer ? [answer.updatedAt.getTime()] : []));
  if (times.length === 0) return null;
  return viewDate(osloDate(new Date(Math.max(...times))), today);
}

function directionsOf(wedding: Wedding, userAgent: string): string | null {
  const place = placeOfCeremony(wedding);
  return place ? directionsTo(place, userAgent) : null;
}
