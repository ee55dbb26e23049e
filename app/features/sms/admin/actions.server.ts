import { requireUser } from "#app/features/accounts/access.server.ts";
import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type InvalidOutcome, implementActions } from "#app/platform/http/actions.server.ts";
import { isNight } from "#app/platform/oslo-night.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { isSmsDemo } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import {
  cancelSchedule,
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  type EditedCampaign,
  editCampaign,
  restoreCampaign,
} from "../commands.server.ts";
import { listPeople } from "../queries.server.ts";
import { maxCampaigns, maxSegments, measureCampaign, planRecipients } from "../rules.ts";
import { retryTexts, type SendResult, sendCampaign } from "../sending/commands.server.ts";
import { smsActions } from "./actions.ts";
import { campaignForm } from "./campaign-form.ts";
import { exampleParts } from "./load-compose.server.ts";
import {
  againSchema,
  type CampaignInput,
  campaignRef,
  campaignSchema,
  changedCampaignSchema,
  copySchema,
  retrySchema,
  sendSchema,
} from "./schema.ts";
import { smsAdminTexts } from "./texts.ts";

const { done, errors, copyOf } = smsAdminTexts;
const goneRefusal = { ok: false, reason: "gone" } as const;

export const handleSmsAction = implementActions(smsActions, requireOwnedWedding, {
  create: {
    input: campaignSchema,
    run: async (wedding, input, { request }) => {
      const checked = await check(wedding, input);
      if ("errors" in checked) return checked;
      const { id: userId } = await requireUser(request);
      const created = await createCampaign(wedding, userId, input.id, checked);
      if (!created.ok) {
        if (created.reason === "gone") return goneRefusal;
        return { ...invalid({}), formError: errors.full(maxCampaigns) };
      }
      return input.step === "send"
        ? sendSaved(wedding, input, created.version)
        : { ok: true, redirectTo: smsActions.path };
    },
  },
  edit: {
    input: changedCampaignSchema,
    run: async (wedding, { version, ...input }) => {
      const checked = await check(wedding, input);
      if ("errors" in checked) return checked;
      const changed = await editCampaign(wedding, input.id, version, checked);
      if (changed.ok) {
        return input.step === "send"
          ? sendSaved(wedding, input, changed.version)
          : { ok: true, redirectTo: smsActions.path };
      }
      if (changed.reason !== "conflict") return changed;
      const { stored } = changed;
      const current = { values: campaignForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  delete: {
    input: campaignRef,
    run: async (wedding, { id }) =>
      (await deleteCampaign(wedding, id)) ? { ok: true } : { ok: false, reason: "sent" },
  },
  restore: {
    input: campaignRef,
    run: async (wedding, { id }) =>
      (await restoreCampaign(wedding, id)) ? { ok: true } : goneRefusal,
  },
  duplicate: {
    input: copySchema,
    run: async (wedding, { id, copy }, { request }) => {
      const { id: userId } = await requireUser(request);
      const copied = await duplicateCampaign(wedding, userId, id, { copyId: copy, title: copyOf });
      if (copied.ok || copied.reason === "gone") return copied.ok ? { ok: true } : goneRefusal;
      return { ...invalid({}), formError: errors.full(maxCampaigns) };
    },
  },
  cancel: {
    input: campaignRef,
    run: async (wedding, { id }) => {
      const cancelled = await cancelSchedule(wedding, id);
      if (cancelled.ok) return { ok: true };
      return { ok: false, reason: cancelled.reason === "gone" ? "gone" : "sent" };
    },
  },
  send: {
    input: sendSchema,
    run: async (wedding, { id, version, night }) =>
      sent(await sendCampaign(wedding, id, { version, atNight: night })),
  },
  retry: {
    input: retrySchema,
    run: async (wedding, { id, night }) =>
      retried(await retryTexts(wedding, id, { mayHaveArrived: false, atNight: night })),
  },
  "send-again": {
    input: againSchema,
    run: async (wedding, { id, text, night }) => {
      const options = { ids: [text], mayHaveArrived: true, atNight: night };
      return retried(await retryTexts(wedding, id, options));
    },
  },
});

/** Returns the campaign, or what the couple must correct before it is saved. */
async function check(
  wedding: OwnedWeddingId,
  input: CampaignInput,
): Promise<EditedCampaign | InvalidOutcome> {
  const { title, message, onePerHousehold, when, date, time, night, step } = input;
  const recipients = {
    statuses: input.statuses,
    categoryIds: input.categories,
    householdIds: input.households,
    tableIds: input.tables,
  };
  const isPlanned = when === "later" && step === "plan";
  if (isPlanned && !date) return invalid({ date: errors.date });
  if (isPlanned && !time) return invalid({ time: errors.time });
  const scheduledAt = when === "later" && date && time ? osloInstant(date, time) : null;
  if (isPlanned && scheduledAt && scheduledAt <= now()) return invalid({ time: errors.past });
  if (isPlanned && scheduledAt && isNight(scheduledAt) && !night) {
    return invalid({ night: errors.atNight });
  }
  if (step === "send" && isNight(now()) && !night) return invalid({ night: errors.isNight });
  const people = planRecipients(await listPeople(wedding), { filter: recipients, onePerHousehold });
  const chosen = people.filter(({ skipped }) => skipped === null);
  const parts = { ...(await exampleParts(wedding)), message };
  const { longest } = measureCampaign(
    chosen.map(({ person }) => person.name),
    parts,
  );
  const segments = longest?.length.segments ?? 0;
  if (segments > maxSegments) return invalid({ message: errors.tooLong(segments, maxSegments) });
  const mayBeSentAtNight = night;
  return { title, message, recipients, onePerHousehold, scheduledAt, mayBeSentAtNight, isPlanned };
}

async function sendSaved(wedding: OwnedWeddingId, { id, night }: CampaignInput, version: number) {
  const result = sent(await sendCampaign(wedding, id, { version, atNight: night }));
  return result.ok ? { ...result, redirectTo: `${smsActions.path}/${id}` } : result;
}

function sent(result: SendResult) {
  if (!result.ok) return result;
  return { ok: true, message: isSmsDemo() ? done.sentDemo : done.sent } as const;
}

function retried(result: SendResult) {
  return result.ok ? ({ ok: true, message: done.retried(result.texts) } as const) : result;
}

function invalid(fieldErrors: Record<string, string>): InvalidOutcome {
  return { ok: false, reason: "invalid", errors: fieldErrors };
}
