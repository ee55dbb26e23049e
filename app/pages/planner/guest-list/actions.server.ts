import { requireUser } from "#app/features/accounts/access.server.ts";
import {
  addGuest,
  changeGuest,
  deleteGuests,
  restoreGuests,
  setCategories,
  setStatuses,
} from "#app/features/guests/admin/commands.server.ts";
import {
  deleteCategory,
  restoreCategory,
} from "#app/features/guests/categories/commands.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { markChangesSeen } from "#app/features/guests/changes/commands.server.ts";
import { lastSeen } from "#app/features/guests/changes/queries.server.ts";
import {
  joinHousehold,
  moveToHousehold,
  restoreHouseholds,
} from "#app/features/guests/households/commands.server.ts";
import { type GuestValue, maxGuests, type RsvpStatus } from "#app/features/guests/rules.ts";
import {
  ignoreAnswer,
  linkToGuest,
  markAnswerReviewed,
  unlink,
} from "#app/features/rsvp/guest-links/commands.server.ts";
import { guestTotals } from "#app/features/rsvp/guest-links/diets/queries.server.ts";
import { attendancesOf, findGuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import {
  changeAndLink,
  linkWaitingAnswers,
} from "#app/features/rsvp/guest-links/waiting/commands.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { guestActions } from "./actions.ts";
import { addCategoryFromForm, changeCategoryFromForm } from "./category-forms.server.ts";
import { viewGuest } from "./guest-rows.server.ts";
import { ownValues } from "./own-values.ts";
import { guestForm } from "./rules.ts";
import {
  addedAnswer,
  answerRef,
  categoryChoice,
  categorySchema,
  changedCategorySchema,
  changedGuestSchema,
  companionBefore,
  guestRef,
  guestRefs,
  guestSchema,
  guestValueFields,
  guestValues,
  householdsBefore,
  householdsBeforeFields,
  linkSchema,
  seenBefore,
  seenSchema,
  statusesBefore,
  statusSchema,
} from "./schema.ts";
import { guestListTexts } from "./texts.ts";
import {
  addAnswer,
  linkCompanion,
  makeGuest,
  removeAddedAnswer,
  undoMakeGuest,
} from "./unlinked/commands.server.ts";

const { done, invalid } = guestListTexts;
const gone = { ok: false, reason: "gone" } as const;

export const handleGuestAction = implementActions(guestActions, requireListOwner, {
  add: {
    input: guestSchema,
    run: async ({ wedding, userId }, { id, category, diet, plusOneDiet, status, ...typed }) => {
      const { plusOne, plusOneName, plusOneSevereAllergy } = typed;
      const guest = {
        ...typed,
        categoryId: category,
        rsvpStatus: status === "pending" ? null : status,
        dietaryRequirements: diet || null,
        plusOneName: (plusOne && plusOneName) || null,
        plusOneStatus: null,
        plusOneDietaryRequirements: (plusOne && plusOneDiet) || null,
        plusOneSevereAllergy: plusOne && plusOneSevereAllergy,
      };
      const added = await changeAndLink(wedding, async (tx) => {
        const result = await addGuest(tx, wedding, id, guest, { userId });
        if (result.ok) await linkWaitingAnswers(tx, wedding);
        return result;
      });
      if (added.ok) return added;
      if (added.reason === "gone") return gone;
      return { ok: false, reason: "invalid", errors: {}, formError: invalid.full(maxGuests) };
    },
  },
  edit: {
    input: changedGuestSchema,
    run: async (
      { wedding, userId },
      { id, version, household, householdBefore, category, status, ...typed },
    ) => {
      const state = await findGuestState(wedding, id);
      if (!state) return gone;
      const edited = { ...typed, categoryId: category, status: status ?? state.status };
      const values = ownValues(state, edited);
      const author = { userId, attendancesOf };
      const isIdentityChanged = typed.name !== state.name || typed.email !== state.email;
      const changed = await changeAndLink(wedding, async (tx) => {
        const result = await changeGuest(tx, wedding, id, version, values, author);
        if (!result.ok) return result;
        if (household !== householdBefore) await moveToHousehold(tx, wedding, id, household);
        if (isIdentityChanged) await linkWaitingAnswers(tx, wedding);
        return result;
      });
      if (!changed.ok) {
        const current = await findGuestState(wedding, id);
        if (changed.reason === "gone" || !current) return gone;
        const stored = guestForm(viewGuest(current));
        return {
          ok: false,
          reason: "conflict",
          current: { values: stored, version: current.version },
        };
      }
      return { ok: true };
    },
  },
  delete: {
    input: guestRefs,
    run: async ({ wedding }, { id }) => {
      const deleted = await deleteGuests(wedding, id);
      return { ok: true, message: done.deleted(deleted.length), undo: { id: deleted.join(" ") } };
    },
  },
  restore: {
    input: guestRefs,
    run: async ({ wedding }, { id }) => {
      const restored = await restoreGuests(wedding, id);
      return restored > 0 ? { ok: true, message: done.restored(restored) } : gone;
    },
  },
  "set-status": {
    input: statusSchema,
    run: async ({ wedding, userId }, { id, status }) => {
      const values = id.map((each) => ({ id: each, value: status }));
      const before = await setStatuses(wedding, values, { userId, attendancesOf });
      const message = done.statusSet(before.length, status);
      return { ok: true, message, undo: byStatus(before) };
    },
  },
  "restore-status": {
    input: statusesBefore,
    run: async ({ wedding, userId }, before) => {
      await setStatuses(wedding, before, { userId, attendancesOf });
    },
  },
  "set-category": {
    input: categoryChoice,
    run: async ({ wedding }, { id, category }) => {
      // Read first, so that nothing can fail after the guests are changed.
      const categories = await listCategories(wedding);
      const before = await setCategories(
        wedding,
        id.map((each) => ({ id: each, value: category })),
      );
      const name = categories.find((each) => each.id === category)?.name;
      const message = name ? done.categorySet(before.length, name) : done.noCategory(before.length);
      return { ok: true, message, undo: guestValueFields(before) };
    },
  },
  "restore-category": {
    input: guestValues,
    run: async ({ wedding }, before) => {
      await setCategories(wedding, before);
    },
  },
  "join-household": {
    input: guestRefs,
    run: async ({ wedding }, { id }) => {
      const before = await joinHousehold(wedding, id);
      const undo = householdsBeforeFields(before);
      return { ok: true, message: done.joined(before.length), undo };
    },
  },
  "restore-household": {
    input: householdsBefore,
    run: ({ wedding }, before) => restoreHouseholds(wedding, before),
  },
  "mark-reviewed": {
    input: guestRef,
    run: ({ wedding }, { id }) => markAnswerReviewed(wedding, id),
  },
  "make-guest": { input: guestRef, run: (owner, { id }) => makeGuest(owner, id) },
  "restore-companion": {
    input: companionBefore,
    run: (owner, { answer, plusOneDiet, ...before }) =>
      undoMakeGuest(owner, answer, { ...before, plusOneDietaryRequirements: plusOneDiet }),
  },
  "category-add": {
    input: categorySchema,
    run: ({ wedding }, category) => addCategoryFromForm(wedding, category),
  },
  "category-edit": {
    input: changedCategorySchema,
    run: ({ wedding }, category) => changeCategoryFromForm(wedding, category),
  },
  "category-delete": {
    input: guestRef,
    run: ({ wedding }, { id }) => deleteCategory(wedding, id),
  },
  "category-restore": {
    input: guestRef,
    run: async ({ wedding }, { id }) =>
      (await restoreCategory(wedding, id)) ? { ok: true } : gone,
  },
  link: {
    input: linkSchema,
    run: async ({ wedding }, { answer, guest }) => {
      const linked = await linkToGuest(wedding, answer, guest);
      return linked.ok ? { ok: true, undo: { answer } } : linked;
    },
  },
  "link-companion": {
    input: linkSchema,
    run: (owner, { answer, guest }) => linkCompanion(owner, answer, guest),
  },
  unlink: { input: answerRef, run: ({ wedding }, { answer }) => unlink(wedding, answer) },
  "add-from-answer": { input: answerRef, run: (owner, { answer }) => addAnswer(owner, answer) },
  "remove-added": {
    input: addedAnswer,
    run: ({ wedding }, { answer, guest }) => removeAddedAnswer(wedding, answer, guest),
  },
  "mark-seen": {
    input: seenSchema,
    run: async ({ wedding, userId }, { until }) => {
      const { at, totals } = await lastSeen(wedding, userId);
      const seenAt = new Date(Math.min(Number(until), Number(now())));
      await markChangesSeen(wedding, userId, await guestTotals(wedding), seenAt);
      const { comingPersons = 0, diets = 0 } = totals ?? {};
      const before = { comingPersons: String(comingPersons), diets: String(diets) };
      return { ok: true, undo: { until: at?.toISOString() ?? "", ...before } };
    },
  },
  "restore-seen": {
    input: seenBefore,
    run: ({ wedding, userId }, { until, ...totals }) =>
      markChangesSeen(wedding, userId, until && totals, until),
  },
  ignore: {
    input: answerRef,
    run: async ({ wedding }, { answer }) => {
      const ignored = await ignoreAnswer(wedding, answer);
      return ignored.ok ? { ok: true, undo: { answer } } : ignored;
    },
  },
});

async function requireListOwner(request: Request) {
  const wedding = await requireOwnedWedding(request);
  const { id: userId } = await requireUser(request);
  return { wedding, userId };
}

function byStatus(before: GuestValue<RsvpStatus | null>[]) {
  const idsOf = (status: RsvpStatus | null) =>
    before.flatMap(({ id, value }) => (value === status ? [id] : [])).join(" ");
  return {
    attending: idsOf("attending"),
    declined: idsOf("declined"),
    pending: idsOf("pending"),
    answered: idsOf(null),
  };
}
