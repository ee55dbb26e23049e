import { randomUUID } from "node:crypto";
import fc from "fast-check";
import {
  addGuest,
  deleteGuests,
  type EditedGuest,
  restoreGuests,
  setStatuses,
} from "#app/features/guests/admin/commands.server.ts";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import {
  ignoreAnswer,
  linkToGuest,
  unlink,
} from "#app/features/rsvp/guest-links/commands.server.ts";
import {
  changeAndLink,
  linkWaitingAnswers,
} from "#app/features/rsvp/guest-links/waiting/commands.server.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { applyChanges } from "#app/features/seating/commands.server.ts";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { deleteWish, restoreWish } from "#app/features/wishlist/admin/commands.server.ts";
import { releaseWish, reserveWish, resetWish } from "#app/features/wishlist/commands.server.ts";
import { releaseKind, reservationKind } from "#app/features/wishlist/rules.ts";
import { answer } from "#tests/support/factories.ts";
import { done, form, outcomeOf, type Step } from "./form.ts";
import * as guests from "./guests.ts";
import { answerId, type Product, submission } from "./product.ts";
import * as seats from "./seats.ts";
import { listedAsChild, listedWithCompanion, people } from "./state.ts";
import * as wishes from "./wishes.ts";

const guest = fc.nat(people.length - 1);
const person = fc.record({ guest, person: fc.constantFrom(0 as const, 1 as const) });
const browser = fc.nat(1);
const wish = fc.nat(2);
const status = fc.constantFrom(null, "attending", "declined", "pending");

/** Each person answers from two browsers. */
const answers = form(
  "answer",
  fc.record({ person: guest, isComing: fc.boolean(), bringsCompanion: fc.boolean(), browser }),
  ({ browser: ofPerson, ...sent }) => {
    const key = randomUUID();
    const bringsCompanion = sent.isComing && sent.bringsCompanion;
    const { name: guestName, email } = people[sent.person] as (typeof people)[number];
    const content = answer({
      guestName,
      email,
      attending: sent.isComing,
      plusOneName: bringsCompanion ? "Ola" : null,
    });
    return {
      apply: (model) => guests.sendAnswer(model, { ...sent, bringsCompanion }),
      run: async (product) => {
        const visitor = `${sent.person} ${ofPerson}`;
        return (await sendAnswer(submission(product, visitor, answerKind, key), content)).outcome;
      },
    };
  },
);

const links = form("link", fc.record({ sender: guest, guest }), ({ sender, guest: to }) => ({
  apply: (model) => guests.linkToGuest(model, sender, to),
  run: async (product) => {
    const answered = await answerId(product, sender);
    return outcomeOf(linkToGuest(product.weddingId, answered, id(product.guestIds, to)));
  },
}));

export const guestForms = [
  answers,
  answers,
  answers,
  links,
  form("link what waits", fc.constant(null), () => ({
    apply: guests.linkWaiting,
    run: ({ weddingId }) =>
      done(changeAndLink(weddingId, (tx) => linkWaitingAnswers(tx, weddingId))),
  })),
  form("unlink", guest, (sender) => ({
    apply: (model) => guests.unlink(model, sender),
    run: async (product) => outcomeOf(unlink(product.weddingId, await answerId(product, sender))),
  })),
  form("ignore", guest, (sender) => ({
    apply: (model) => guests.ignore(model, sender),
    run: async (product) =>
      outcomeOf(ignoreAnswer(product.weddingId, await answerId(product, sender))),
  })),
  form("list the guest", guest, (added) => ({
    apply: (model) => guests.addGuest(model, added),
    run: ({ weddingId, guestIds, sides }) =>
      outcomeOf(
        changeGuestList(weddingId, (tx) =>
          addGuest(tx, weddingId, id(guestIds, added), guestForm(added), sides.kari),
        ),
      ),
  })),
  form("delete the guest", guest, (deleted) => ({
    apply: (model) => guests.setGuestDeleted(model, deleted, true),
    run: ({ weddingId, guestIds }) => done(deleteGuests(weddingId, [id(guestIds, deleted)])),
  })),
  form("restore the guest", guest, (restored) => ({
    apply: (model) => guests.setGuestDeleted(model, restored, false),
    run: ({ weddingId, guestIds }) => done(restoreGuests(weddingId, [id(guestIds, restored)])),
  })),
  form("set the status", fc.record({ guest, status }), (set) => ({
    apply: (model) => guests.setStatus(model, set.guest, set.status),
    run: ({ weddingId, guestIds }) =>
      done(setStatuses(weddingId, [{ id: id(guestIds, set.guest), value: set.status }])),
  })),
];

const seatForm = form("seat", fc.record({ person, table: fc.nat(1) }), (seated) => ({
  apply: (model) => seats.seat(model, seated.person, seated.table),
  run: changeChart(({ guestIds, tableIds }) => ({
    type: "seat",
    tableId: id(tableIds, seated.table),
    persons: [
      { guestId: id(guestIds, seated.person.guest), person: seated.person.person, seat: null },
    ],
  })),
}));

export const seatForms = [
  seatForm,
  seatForm,
  form("unseat", person, (unseated) => ({
    apply: (model) => seats.unseat(model, unseated),
    run: changeChart(({ guestIds }) => ({
      type: "unseat",
      persons: [{ guestId: id(guestIds, unseated.guest), person: unseated.person }],
    })),
  })),
];

export const wishForms = [
  form("reserve", fc.record({ wish, browser }), (sent) => {
    const key = randomUUID();
    return {
      apply: (model) => wishes.reserve(model, sent.wish, sent.browser),
      run: (product) => {
        const from = submission(product, String(sent.browser), reservationKind, key);
        return outcomeOf(reserveWish(from, id(product.wishIds, sent.wish), "Kari"));
      },
    };
  }),
  form("release", fc.record({ wish, browser }), (sent) => {
    const key = randomUUID();
    return {
      apply: (model) => wishes.release(model, sent.wish, sent.browser),
      run: (product) => {
        const from = submission(product, String(sent.browser), releaseKind, key);
        return outcomeOf(releaseWish(from, id(product.wishIds, sent.wish)));
      },
    };
  }),
  form("free the gift", wish, (freed) => ({
    apply: (model) => wishes.resetByCouple(model, freed),
    run: ({ weddingId, wishIds }) => done(resetWish(weddingId, id(wishIds, freed))),
  })),
  form("delete the gift", wish, (deleted) => ({
    apply: (model) => wishes.setWishDeleted(model, deleted, true),
    run: ({ weddingId, wishIds }) => done(deleteWish(weddingId, id(wishIds, deleted))),
  })),
  form("restore the gift", wish, (restored) => ({
    apply: (model) => wishes.setWishDeleted(model, restored, false),
    run: ({ weddingId, wishIds }) => done(restoreWish(weddingId, id(wishIds, restored))),
  })),
];

function guestForm(index: number): EditedGuest {
  const { name, email } = people[index] as (typeof people)[number];
  return {
    name,
    email,
    phone: null,
    categoryId: null,
    isChild: index === listedAsChild,
    side: null,
    rsvpStatus: null,
    dietaryRequirements: null,
    severeAllergy: false,
    plusOne: index === listedWithCompanion,
    plusOneName: null,
    plusOneStatus: null,
    plusOneDietaryRequirements: null,
    plusOneSevereAllergy: false,
  };
}

/** A change has an id, so that it is applied once. */
function changeChart(changeOf: (product: Product) => PlanChange): Step["run"] {
  const changeId = randomUUID();
  return async (product) => {
    const change = { ...changeOf(product), id: changeId };
    const applied = await applyChanges(product.weddingId, product.sides.kari.userId, [change]);
    return applied.ok ? outcomeOf(Promise.resolve(applied.results[0])) : applied.reason;
  };
}

function id(ids: readonly string[], index: number): string {
  return ids[index] ?? "";
}
