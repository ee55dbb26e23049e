import { randomUUID } from "node:crypto";
import { controlsOf } from "#app/features/rsvp/households/rules.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { issueOlderToken, randomIp } from "./guest-client.ts";
import { solidPicture } from "./pictures.ts";
import { planTable } from "./seating-plans.ts";
import { execute } from "./server.ts";
import type { WrittenWedding } from "./written-wedding.ts";

export interface Write {
  /** Sends what is known by `mark` afterwards. Returns whether it was acknowledged. */
  send: (url: string, wedding: WrittenWedding, mark: string) => Promise<boolean>;
  /** Returns the mark of each stored row, once all that belongs to it is stored. */
  stored: string;
}

/** Every kind of write of guests and couples, with a mark each, so that lost and repeated ones are found. */
export const writes: Record<string, Write> = {
  answer: {
    send: (url, wedding, mark) =>
      sendToPage(url, wedding, "answer", {
        guestName: "Åse",
        attending: "true",
        email: `${mark}@example.no`,
      }),
    stored: `select split_part(email, '@', 1) as mark from rsvp_responses where email is not null`,
  },
  "answer by link": {
    send: async (url, { weddingId, households }, mark) => {
      const { path, guestId } = take(households);
      const answer = { [controlsOf(guestId).attending]: "yes", message: mark };
      return sendAsGuest(`${url}${path}?send=answer`, weddingId, answer);
    },
    stored: "select message as mark from rsvp_responses where submission_id is not null",
  },
  greeting: {
    send: (url, wedding, mark) =>
      sendToPage(url, wedding, "greeting", { guestName: "Åse", message: mark }),
    stored: "select message as mark from guest_messages",
  },
  reservation: {
    send: async (url, wedding, mark) =>
      sendToPage(url, wedding, "reservation", { guestName: mark, wishId: take(wedding.giftIds) }),
    stored: "select purchased_by as mark from wish_list_items where purchased",
  },
  photo: {
    send: (url, { weddingId }, mark) =>
      sendAsGuest(`${url}/wedding/photos?id=${weddingId}`, weddingId, {
        guestName: "Åse",
        caption: mark,
        photo: picture,
      }),
    stored: "select caption as mark from guest_photos join pictures using (id)",
  },
  like: {
    send: (url, { weddingId, photoId }, mark) =>
      sendAsGuest(`${url}/wedding/likes?id=${weddingId}`, weddingId, { photo: photoId }, mark),
    stored: "select visitor_id::text as mark from photo_likes",
  },
  guest: {
    send: (url, { cookie }, mark) =>
      sendAsCouple(url, cookie, "guest-list", { intent: "add", id: randomUUID(), name: mark }),
    stored: `select guest_list_entries.name as mark from guest_list_entries
      join households on households.id = household_id`,
  },
  payer: {
    send: (url, { cookie }, mark) =>
      sendAsCouple(url, cookie, "budget", { intent: "add-payer", id: randomUUID(), name: mark }),
    stored: "select name as mark from budget_payers",
  },
  payment: {
    send: (url, { cookie, budgetItemId }, mark) =>
      sendAsCouple(url, cookie, "budget", {
        intent: "add-payment",
        id: randomUUID(),
        itemId: budgetItemId,
        name: mark,
        amount: "20 000",
      }),
    stored: "select name as mark from budget_payments",
  },
  wish: {
    send: (url, { cookie }, mark) =>
      sendAsCouple(url, cookie, "wishlist-admin", {
        intent: "add",
        id: randomUUID(),
        title: mark,
        price: "499",
      }),
    stored: "select title as mark from wish_list_items where not purchased",
  },
  edit: {
    send: async (url, { cookie, wishIds }, mark) =>
      sendAsCouple(url, cookie, "wishlist-admin", {
        intent: "edit",
        id: take(wishIds),
        title: "Vaffeljern",
        description: mark,
        version: "1",
      }),
    stored: "select description as mark from wish_list_items where version = 2",
  },
  seat: {
    send: async (url, { cookie, comingIds }, mark) => {
      const table = planTable({ id: mark, number: comingIds.length });
      const persons = [{ guestId: take(comingIds), person: 0, seat: null }];
      const changes = [
        { id: randomUUID(), type: "addTable", table },
        { id: randomUUID(), type: "seat", tableId: mark, persons },
      ];
      return sendAsCouple(url, cookie, "seating-chart", {
        intent: "change",
        changes: JSON.stringify(changes),
      });
    },
    stored: `select tables.id::text as mark from tables
      join guest_table_assignments on table_id = tables.id`,
  },
  listing: {
    send: async (url, { cookie }, mark) => {
      const upload = new FormData();
      upload.append("picture", picture);
      const uploaded = await fetchAs({ Cookie: cookie }, `${url}/uploads/listing`, upload);
      if (!uploaded.isAcknowledged) return false;
      return sendAsCouple(url, cookie, "sell", {
        ...listing,
        key: randomUUID(),
        title: mark,
        pictures: JSON.parse(uploaded.text).id,
      });
    },
    stored: `select title as mark from listings
      join listing_pictures on listing_id = listings.id join pictures on pictures.id = picture`,
  },
  message: {
    send: (url, { cookie, conversationId }, mark) =>
      sendAsCouple(url, cookie, `conversations/${conversationId}`, {
        intent: "send",
        id: randomUUID(),
        text: mark,
      }),
    stored: "select text as mark from messages",
  },
};

const listing = {
  intent: "save",
  pressed: "publish",
  version: "0",
  sellerKind: "private",
  sellerName: "Ingrid",
  category: "decoration",
  condition: "fair",
  description: "Tolv middagstallerkener med blå rand.",
  price: "2400",
  town: "Oslo",
  county: "Oslo",
  delivery: "both",
};

/** Returns how often each mark is stored. */
export async function countMarks(databaseUrl: string): Promise<Map<string, number>> {
  const statements = Object.values(writes).map(({ stored }) => stored);
  const rows = await execute(databaseUrl, statements.join(" union all "));
  const counts = new Map<string, number>();
  for (const { mark } of rows) {
    const known = String(mark);
    // What was there before has texts that are no marks.
    if (isUuid(known)) counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return counts;
}

function take<Row>(rows: Row[]): Row {
  const row = rows.pop();
  if (!row) throw new Error("no row is left to write to");
  return row;
}

function sendToPage(
  url: string,
  { weddingId }: WrittenWedding,
  form: string,
  fields: Record<string, string>,
): Promise<boolean> {
  return sendAsGuest(`${url}/wedding?id=${weddingId}&send=${form}`, weddingId, fields);
}

/** @param visitorId a new one by default */
async function sendAsGuest(
  url: string,
  weddingId: string,
  fields: Record<string, string | Blob>,
  visitorId: string | null = null,
): Promise<boolean> {
  const token = issueOlderToken(weddingId, visitorId);
  const all: [string, string | Blob][] = [
    [submissionFields.token, token],
    ...Object.entries(fields),
  ];
  const form = new FormData();
  for (const [name, value] of all) form.append(name, value);
  const isUpload = all.some(([, value]) => value instanceof Blob);
  const body = isUpload ? form : new URLSearchParams(form as never);
  return (await fetchAs({ "X-Forwarded-For": randomIp() }, url, body)).isAcknowledged;
}

async function sendAsCouple(
  url: string,
  Cookie: string,
  path: string,
  fields: Record<string, string>,
): Promise<boolean> {
  const sent = await fetchAs({ Cookie }, `${url}/${path}.data`, new URLSearchParams(fields));
  return sent.isAcknowledged;
}

async function fetchAs(
  headers: Record<string, string>,
  url: string,
  body: FormData | URLSearchParams,
): Promise<{ isAcknowledged: boolean; text: string }> {
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(url, { method: "POST", redirect: "manual", body, headers, signal });
  const text = await response.text();
  // A refusal that need not be retried has status 200.
  const isRefused = /"ok",false/.test(text);
  return { isAcknowledged: response.status < 400 && !isRefused, text };
}

const picture = new Blob([new Uint8Array(await solidPicture(60, 40).jpeg().toBuffer())], {
  type: "image/jpeg",
});
