import { requireUser } from "#app/features/accounts/access.server.ts";
import { renewCode } from "#app/features/guests/codes/commands.server.ts";
import {
  editHousehold,
  joinHousehold,
  joinHouseholds,
  restoreHouseholds,
} from "#app/features/guests/households/commands.server.ts";
import { planMailing, retryMails, stopMailing } from "#app/features/invitations/commands.server.ts";
import {
  dismissSuggestion,
  suggestAgain,
} from "#app/features/invitations/envelopes/commands.server.ts";
import { listSeparateHouseholds } from "#app/features/invitations/envelopes/queries.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { departureOf, joinNames, skipReasonOf } from "#app/features/invitations/rules.ts";
import { markAnswerReviewed } from "#app/features/rsvp/guest-links/commands.server.ts";
import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { changeAnswerSettings } from "#app/features/weddings/answer-form/commands.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { isAnswerClosed } from "#app/features/weddings/rules.ts";
import { sendDueInvitations } from "#app/pages/mails/send-due-invitations.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { formatDayAndTime, osloDate, osloInstant } from "#app/platform/oslo-time.ts";
import { followAnswer, restoreOwnValues } from "../follow-answer.server.ts";
import { householdsBefore, householdsBeforeFields } from "../schema.ts";
import { invitationActions } from "./actions.ts";
import { answerSettings } from "./answer-form/load-answer-form.server.ts";
import { answerFormTexts } from "./answer-form/texts.ts";
import { suggestionsFor } from "./envelopes/load-envelopes.server.ts";
import { householdForm } from "./household-form.ts";
import { invitationQuery } from "./invitation-query.ts";
import {
  answerFormSchema,
  guestRef,
  householdRef,
  householdRefs,
  householdSchema,
  mailingRef,
  mailingSchema,
  ownValuesBefore,
  recipientRef,
  recipientRefs,
  separateRef,
  testMailSchema,
} from "./schema.ts";
import { sendTest } from "./send-test.server.ts";
import { invitationTexts } from "./texts.ts";

const { done, household: householdTexts, sending } = invitationTexts;

export const handleInvitationAction = implementActions(invitationActions, requireOwnedWedding, {
  send: {
    input: mailingSchema,
    run: async (wedding, { household, when, date, time, ...mailing }, { request }) => {
      const { id, kind, greeting } = mailing;
      if (kind === "invitation" && greeting === "")
        return invalid("greeting", sending.errors.greeting);
      const isLater = kind === "invitation" && when === "later";
      if (isLater && !date) return invalid("date", sending.errors.date);
      const planned = isLater && date ? osloInstant(date, time ?? "12:00") : null;
      if (planned && planned <= now()) return invalid("time", sending.errors.past);
      const sendAt = planned ?? departureOf(kind, now());
      const isClosed = isAnswerClosed(await loadWedding(wedding), osloDate(sendAt));
      if (kind === "reminder" && isClosed) return { ok: false, reason: "closed" };
      const user = await requireUser(request);
      const chosen = new Set(household);
      const households = (await listInvitedHouseholds(wedding)).filter(
        (each) =>
          chosen.has(each.id) && skipReasonOf(each, { kind, isClosed, now: now() }) === null,
      );
      const count = await planMailing(wedding, user.id, {
        id,
        kind,
        greeting,
        sendAt,
        householdIds: households.map((each) => each.id),
      });
      if (count === 0) return { ok: false, reason: "nobody" };
      await enqueue(db(), sendDueInvitations, {}, { startAfter: sendAt });
      const isWaiting = sendAt > now();
      return {
        ok: true,
        message: isWaiting
          ? done.plannedLater(kind, count, formatDayAndTime(sendAt, now()))
          : done.planned(kind, count),
        redirectTo: invitationQuery.href({ vis: "log", utsending: id }),
      };
    },
  },
  "send-test": {
    input: testMailSchema,
    run: async (wedding, mail) => {
      const sent = await sendTest(wedding, mail);
      if (!sent.ok) return sent;
      return { ok: true, message: done.test(joinNames(sent.addresses)) };
    },
  },
  "answer-form": {
    input: answerFormSchema,
    run: async (wedding, { version, ...settings }) => {
      const changed = await changeAnswerSettings(wedding, version, settings);
      if (changed.ok) return { ok: true, redirectTo: invitationQuery.href() };
      if (changed.reason === "conflict") {
        const { version: current, ...stored } = changed.stored;
        const values = answerSettings(stored);
        return { ok: false, reason: "conflict", current: { values, version: current } };
      }
      const { past, afterWedding } = answerFormTexts.errors;
      return invalid("answerDeadline", changed.reason === "past" ? past : afterWedding);
    },
  },
  "use-answer": {
    input: guestRef,
    run: async (wedding, { guest }) => {
      const used = await followAnswer(wedding, guest);
      if (!used.ok) return used;
      const columns = Object.keys(used.before).join(" ");
      return { ok: true, undo: { guest, columns, ...used.before } };
    },
  },
  "restore-own": {
    input: ownValuesBefore,
    run: async (wedding, { guest, columns, ...values }) => {
      const entries = Object.entries(values).filter(([column]) => columns.includes(column));
      const restored = await restoreOwnValues(wedding, guest, Object.fromEntries(entries));
      return restored.ok ? { ok: true } : restored;
    },
  },
  "mark-reviewed": {
    input: guestRef,
    run: (wedding, { guest }) => markAnswerReviewed(wedding, guest),
  },
  stop: {
    input: mailingRef,
    run: async (wedding, { mailing }) => ({
      ok: true,
      message: done.stopped(await stopMailing(wedding, mailing)),
    }),
  },
  retry: {
    input: recipientRefs,
    run: (wedding, { id }) => retry(wedding, id, false),
  },
  "send-again": {
    input: recipientRef,
    run: (wedding, { id }) => retry(wedding, [id], true),
  },
  "renew-code": {
    input: householdRef,
    run: async (wedding, { household }) => {
      if (!(await renewCode(wedding, household))) throw notFound();
    },
  },
  "edit-household": {
    input: householdSchema,
    run: async (wedding, { household, version, contact, ...columns }) => {
      const edited = { ...columns, contactId: contact };
      const changed = await editHousehold(wedding, household, version, edited);
      if (changed.ok) return { ok: true };
      if (changed.reason === "conflict") {
        const current = { values: householdForm(changed.stored), version: changed.version };
        return { ok: false, reason: "conflict", current };
      }
      if (changed.reason === "gone") return { ok: false, reason: "gone-household" };
      return invalid("contact", householdTexts.errors.contact);
    },
  },
  merge: {
    input: householdRefs,
    run: async (wedding, { household }) => {
      const order = new Map(household.map((id, index) => [id, index]));
      const members = (await listInvitedHouseholds(wedding))
        .filter(({ id }) => order.has(id))
        .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
        .flatMap(({ guests }) => guests.map(({ id }) => id));
      if (members.length === 0) throw notFound();
      return { ok: true, undo: householdsBeforeFields(await joinHousehold(wedding, members)) };
    },
  },
  "merge-suggested": {
    input: householdRefs,
    run: async (wedding, { household }) => {
      const shown = new Set(household);
      const households = await listInvitedHouseholds(wedding);
      const guestsOf = (id: string) =>
        households.find((each) => each.id === id)?.guests.map((guest) => guest.id) ?? [];
      const groups = suggestionsFor(households, await listSeparateHouseholds(wedding))
        .filter(({ ids, isCertain }) => isCertain && ids.every((id) => shown.has(id)))
        .map(({ ids }) => ids.flatMap(guestsOf));
      if (groups.length === 0) return { ok: false, reason: "nothing" };
      const undo = householdsBeforeFields(await joinHouseholds(wedding, groups));
      return { ok: true, message: done.mergedEnvelopes(groups.length), undo };
    },
  },
  "dismiss-suggestion": {
    input: householdRefs,
    run: async (wedding, { household }) => {
      const separate = await dismissSuggestion(wedding, household);
      return separate
        ? { ok: true, undo: { separate } }
        : ({ ok: false, reason: "nothing" } as const);
    },
  },
  "suggest-again": {
    input: separateRef,
    run: async (wedding, { separate }) => {
      const household = await suggestAgain(wedding, separate);
      return { ok: true, ...(household.length > 0 && { undo: { household } }) };
    },
  },
  unmerge: {
    input: householdsBefore,
    run: (wedding, before) => restoreHouseholds(wedding, before),
  },
});

async function retry(wedding: OwnedWeddingId, ids: string[], mayHaveArrived: boolean) {
  const kinds = await retryMails(wedding, ids, { mayHaveArrived });
  const [kind] = kinds;
  if (!kind) return { ok: false, reason: "sent" } as const;
  const startAfter = departureOf(kind, now());
  await enqueue(db(), sendDueInvitations, {}, { startAfter });
  const message =
    startAfter > now()
      ? done.plannedLater(kind, kinds.length, formatDayAndTime(startAfter, now()))
      : done.retried(kinds.length);
  return { ok: true, message } as const;
}

function invalid(field: string, error: string) {
  return { ok: false, reason: "invalid", errors: { [field]: error } } as const;
}
