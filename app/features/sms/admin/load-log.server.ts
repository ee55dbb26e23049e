import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatDay, osloDate, osloTimeWithSeconds } from "#app/platform/oslo-time.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { isSmsDemo } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { authorOf, findCampaign, listPeople, listTexts, type TextRow } from "../queries.server.ts";
import { isRetriable, maxSegments, planRecipients } from "../rules.ts";
import { stateOf, timeOf } from "./load-campaigns.server.ts";
import { smsAdminTexts } from "./texts.ts";

const { logPage: texts } = smsAdminTexts;

export const textsPerPage = 25;

export type LogView = Awaited<ReturnType<typeof loadLog>>;
export type LogRow = LogView["rows"][number];

/** Throws 404 for an unknown campaign. */
export async function loadLog(weddingId: OwnedWeddingId, id: string, requestedPage: number) {
  const campaign = await findCampaign(weddingId, id);
  if (!campaign) throw notFound();
  const [all, author] = await Promise.all([listTexts(weddingId, id), authorOf(campaign)]);
  const states = Map.groupBy(all, ({ state }) => state);
  const count = (state: TextRow["state"]) => states.get(state)?.length ?? 0;
  const failed = (states.get("failed") ?? []).filter(
    ({ failure, isOnList }) => isOnList && isRetriable(failure),
  );
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(all.length / textsPerPage)));
  const rows = all.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const offset = (page - 1) * textsPerPage;
  const preview = all.find(({ skipped }) => skipped !== "no-phone") ?? all[0];
  const isSent = campaign.status === "sent";
  return {
    id,
    title: campaign.title,
    state: stateOf(campaign),
    time: timeOf(campaign),
    isDemo: isSmsDemo(),
    page,
    total: all.length,
    rows: rows.slice(offset, offset + textsPerPage).map(rowOf),
    counts: {
      delivered: count("delivered"),
      underway: count("underway"),
      uncertain: count("uncertain"),
      failed: count("failed"),
      demo: count("demo"),
      withoutPhone: isSent ? count("no-phone") : await countWithoutPhone(weddingId, campaign),
    },
    failed: failed.length,
    message: preview?.text ?? campaign.message,
    length: campaign.message.length,
    segments: Math.max(1, ...all.map(({ segments }) => Math.min(segments, maxSegments))),
    recipientCount: campaign.recipientCount,
    author,
  };
}

type Chosen = Pick<
  NonNullable<Awaited<ReturnType<typeof findCampaign>>>,
  "recipients" | "onePerHousehold"
>;

async function countWithoutPhone(weddingId: OwnedWeddingId, campaign: Chosen): Promise<number> {
  const { recipients: filter, onePerHousehold } = campaign;
  const planned = planRecipients(await listPeople(weddingId), { filter, onePerHousehold });
  return planned.filter(({ skipped }) => skipped === "no-phone").length;
}

/** What the couple can do something about comes first. */
function urgencyOf({ state }: Pick<TextRow, "state">): number {
  return state === "failed" ? 0 : state === "uncertain" ? 1 : 2;
}

export function rowOf(row: TextRow) {
  const { id, name, phone, state, failure, statusSince, deliveredAt, createdAt, isOnList } = row;
  const at = deliveredAt ?? statusSince ?? createdAt;
  const isToday = osloDate(at) === osloDate(createdAt);
  return {
    id,
    name,
    phone: phone ? formatPhoneNumber(phone) : "",
    state,
    canBeSentAgain: state === "uncertain" && isOnList,
    reason: reasonOf({ state, failure }),
    time: isToday ? osloTimeWithSeconds(at) : `${formatDay(at, now())} ${osloTimeWithSeconds(at)}`,
  };
}

function reasonOf({ state, failure }: Pick<TextRow, "state" | "failure">): string {
  if (state === "uncertain" || state === "suppressed" || state === "no-phone") {
    return texts.reasons[state];
  }
  if (state === "underway") return failure === "delayed" ? texts.reasons.delayed : "";
  return state === "failed" && failure ? texts.failures[failure] : "";
}
