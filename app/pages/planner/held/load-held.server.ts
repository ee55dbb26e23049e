import { photosOfSenders } from "#app/features/gallery/admin/queries.server.ts";
import { greetingsOfSenders } from "#app/features/greetings/admin/queries.server.ts";
import { answersOfSenders } from "#app/features/rsvp/answer-versions/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  listCrowds,
  listCrowdVisitors,
} from "#app/features/weddings/blocked-visitors/queries.server.ts";
import {
  countHeldWishes,
  reservationsOfSenders,
} from "#app/features/wishlist/admin/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatTime } from "#app/platform/oslo-time.ts";
import { type HeldQuery, sendersPerPage } from "./held-query.ts";
import { heldTexts } from "./texts.ts";

const { sender: texts } = heldTexts;

export interface CrowdView {
  id: string;
  title: string;
  senders: number;
}

export interface SenderView {
  id: string;
  name: string;
  entries: { key: string; text: string; picture?: string }[];
}

export interface HeldView {
  /** With the crowd whose senders are listed, and its last page at most. */
  query: HeldQuery;
  crowds: CrowdView[];
  counts: Record<HeldQuery["vis"], number>;
  senders: SenderView[];
  heldWishes: number;
}

export async function loadHeld(weddingId: OwnedWeddingId, query: HeldQuery): Promise<HeldView> {
  const [held, hidden, heldWishes] = await Promise.all([
    listCrowds(weddingId, "held"),
    listCrowds(weddingId, "hidden"),
    countHeldWishes(weddingId),
  ]);
  const crowds = query.vis === "held" ? held : hidden;
  const chosen = crowds.find(({ id }) => id === query.gruppe) ?? crowds[0];
  const last = Math.max(1, Math.ceil((chosen?.senders ?? 0) / sendersPerPage));
  const side = Math.min(query.side, last);
  const ids = chosen
    ? await listCrowdVisitors(weddingId, {
        crowdId: chosen.id,
        state: query.vis,
        limit: sendersPerPage,
        offset: (side - 1) * sendersPerPage,
      })
    : [];
  return {
    query: { ...query, gruppe: chosen?.id ?? null, side },
    crowds: crowds.map(({ id, startedAt, senders }) => ({
      id,
      title: heldTexts.crowd(formatDay(startedAt, now()), formatTime(startedAt)),
      senders,
    })),
    counts: { held: held.length, hidden: hidden.length },
    senders: await viewSenders(weddingId, ids),
    heldWishes,
  };
}

async function viewSenders(weddingId: OwnedWeddingId, ids: string[]): Promise<SenderView[]> {
  if (ids.length === 0) return [];
  const [answers, greetings, { photos, likes }, reservations] = await Promise.all([
    answersOfSenders(weddingId, ids),
    greetingsOfSenders(weddingId, ids),
    photosOfSenders(weddingId, ids),
    reservationsOfSenders(weddingId, ids),
  ]);
  return ids.map((id) => {
    const isOwn = ({ sender }: { sender: string }) => sender === id;
    const own = {
      answers: answers.filter(isOwn),
      greetings: greetings.filter(isOwn),
      photos: photos.filter(isOwn),
      reservations: reservations.filter(isOwn),
    };
    const named = [...own.answers, ...own.greetings, ...own.reservations, ...own.photos];
    const names = new Set(named.map(({ guestName }) => guestName).filter(Boolean));
    return {
      id,
      name: [...names].join(", ") || texts.unnamed,
      entries: [
        ...own.answers.map((answer) => ({
          key: `answer ${answer.id}`,
          text: [
            texts.answer(answer.attending, answer.guestCount),
            answer.dietaryRestrictions && texts.diet(answer.dietaryRestrictions),
            answer.message,
          ]
            .filter(Boolean)
            .join(" · "),
        })),
        ...own.greetings.map(({ id: key, message }) => ({ key, text: texts.greeting(message) })),
        ...own.reservations.map(({ id: key, title }) => ({ key, text: texts.reservation(title) })),
        ...own.photos.map(({ id: key, caption, src }) => ({
          key,
          text: texts.photo(caption),
          picture: src,
        })),
        ...likes.filter(isOwn).map(({ count }) => ({ key: "likes", text: texts.likes(count) })),
      ],
    };
  });
}
