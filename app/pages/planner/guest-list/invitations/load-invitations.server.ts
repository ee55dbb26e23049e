import type { AccountId } from "#app/features/accounts/access.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { listSeparateHouseholds } from "#app/features/invitations/envelopes/queries.server.ts";
import {
  type InvitedHousehold,
  listInvitedHouseholds,
} from "#app/features/invitations/queries.server.ts";
import { skipReasonOf } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { countViews } from "../view-counts.server.ts";
import { loadAnswerForm } from "./answer-form/load-answer-form.server.ts";
import { loadCopyList } from "./copy-list/load-copy-list.server.ts";
import { suggestionsFor, viewEnvelopes } from "./envelopes/load-envelopes.server.ts";
import { viewHousehold } from "./household-view.server.ts";
import { householdsPerPage, type InvitationQuery } from "./invitation-query.ts";
import { loadHousehold } from "./load-household.server.ts";
import { loadLog } from "./load-log.server.ts";
import { loadSending } from "./load-sending.server.ts";

export type InvitationsView = Awaited<ReturnType<typeof loadInvitations>>;

export async function loadInvitations(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  query: InvitationQuery,
) {
  const [households, separate, categories, views] = await Promise.all([
    listInvitedHouseholds(weddingId),
    listSeparateHouseholds(weddingId),
    listCategories(weddingId),
    countViews(weddingId, userId),
  ]);
  const ofSearch = households.filter((household) => isFound(household, query));
  const found = ofSearch.filter(({ state }) => isOfState(state, query.tilstand));
  const side = Math.min(query.side, Math.max(1, Math.ceil(found.length / householdsPerPage)));
  const first = (side - 1) * householdsPerPage;
  const people = households.flatMap((household) => household.people);
  return {
    query: { ...query, side },
    weddingId,
    views,
    categories: categories.map(({ id, name }) => ({ id, name })),
    households: found.slice(first, first + householdsPerPage).map(viewHousehold),
    matching: found.length,
    counts: countStates(ofSearch),
    figure: households.map(({ id, state, people: members }) => ({
      id,
      state,
      signs: members.map(({ status }) => status),
    })),
    statistics: {
      households: households.length,
      answered: households.filter(({ state }) => state === "answered").length,
      mailings: new Set(households.flatMap(({ mails }) => mails.map(({ mailingId }) => mailingId)))
        .size,
      missing: people.filter(({ status }) => status === "pending").length,
      mailed: households.filter(({ email }) => email !== null).length,
      unsent: households.filter((each) => skipReasonOf(each, { kind: "invitation" }) === null)
        .length,
    },
    household: query.husstand ? await loadHousehold(weddingId, households, query.husstand) : null,
    sending:
      query.vis === "send" || query.vis === "remind"
        ? await loadSending(weddingId, households, query)
        : null,
    log: query.vis === "log" ? await loadLog(weddingId, households, query.utsending) : null,
    answerForm: query.vis === "answer-form" ? await loadAnswerForm(weddingId, households) : null,
    suggestions:
      query.vis === "list" && households.every(({ mails }) => mails.length === 0)
        ? suggestionsFor(households, separate).length
        : 0,
    envelopes: query.vis === "envelopes" ? viewEnvelopes(households, separate) : null,
    copyList: query.vis === "copy" ? await loadCopyList(weddingId, households, query) : null,
  };
}

type State = InvitedHousehold["state"];

function isOfState(state: State, wanted: InvitationQuery["tilstand"]): boolean {
  return wanted === "all" || wanted === (state === "waiting" ? "sent" : state);
}

function countStates(households: readonly InvitedHousehold[]) {
  const count = (wanted: InvitationQuery["tilstand"]) =>
    households.filter(({ state }) => isOfState(state, wanted)).length;
  return {
    all: households.length,
    "not-sent": count("not-sent"),
    sent: count("sent"),
    opened: count("opened"),
    partly: count("partly"),
    answered: count("answered"),
    failed: count("failed"),
  };
}

function isFound(household: InvitedHousehold, { sok, kategori }: InvitationQuery): boolean {
  const { name, address, email, guests, people } = household;
  if (kategori && !guests.some(({ categoryId }) => categoryId === kategori)) return false;
  if (!sok) return true;
  const texts = [name, address, email, ...people.map((person) => person.name)];
  return fold(texts.filter(Boolean).join("\n")).includes(fold(sok));
}

/** As the other lists search: see `contains`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("oe", "o")
    .replaceAll("aa", "a");
}
