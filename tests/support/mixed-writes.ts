import { randomUUID } from "node:crypto";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { insertOwner, insertUser, insertWedding, insertWishes } from "./factories.ts";
import { fetchFormFields, randomIp } from "./guest-client.ts";
import { solidPicture } from "./pictures.ts";
import { requestContext } from "./route-args.ts";
import { execute } from "./server.ts";

/** A wedding that guests and couple write to, on the connected server. */
export interface WrittenWedding {
  weddingId: string;
  /** The couple's session. */
  cookie: string;
  /** Free gifts, one for each reservation. */
  wishIds: string[];
}

export interface Write {
  /** Sends what is known by `mark` afterwards. Returns whether it was acknowledged. */
  send: (url: string, wedding: WrittenWedding, mark: string) => Promise<boolean>;
  /** Returns the mark of each stored row. */
  stored: string;
}

/** A mark each, so that lost and repeated ones are found. */
export const writes: Record<string, Write> = {
  answer: {
    send: (url, { weddingId }, mark) =>
      sendAsGuest(url, weddingId, `wedding?id=${weddingId}`, {
        guestName: "Åse",
        attending: "true",
        email: `${mark}@example.no`,
      }),
    stored: "select split_part(email, '@', 1) as mark from rsvp_responses",
  },
  greeting: {
    send: (url, { weddingId }, mark) =>
      sendAsGuest(url, weddingId, `wedding?id=${weddingId}&send=greeting`, {
        guestName: "Åse",
        message: mark,
      }),
    stored: "select message as mark from guest_messages",
  },
  reservation: {
    send: (url, { weddingId, wishIds }, mark) =>
      sendAsGuest(url, weddingId, `wedding?id=${weddingId}&send=reservation`, {
        guestName: mark,
        wishId: wishIds.pop() ?? "",
      }),
    stored: "select purchased_by as mark from wish_list_items where purchased",
  },
  photo: {
    send: async (url, { weddingId }, mark) =>
      sendAsGuest(url, weddingId, `wedding/photos?id=${weddingId}`, {
        guestName: "Åse",
        caption: mark,
        photo: await anyPicture(),
      }),
    stored: "select caption as mark from guest_photos",
  },
  guest: {
    send: (url, { cookie }, mark) =>
      sendAsCouple(url, cookie, "guest-list", { intent: "add", id: randomUUID(), name: mark }),
    stored: "select name as mark from guest_list_entries",
  },
  payer: {
    send: (url, { cookie }, mark) =>
      sendAsCouple(url, cookie, "budget", { intent: "add-payer", id: randomUUID(), name: mark }),
    stored: "select name as mark from budget_payers",
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
};

export async function insertWrittenWedding(): Promise<WrittenWedding> {
  const weddingId = await insertWedding();
  const userId = await insertUser({}, { withPassword: true });
  await insertOwner(weddingId, userId);
  const { cookies } = await openSession(userId, requestContext());
  const wishes = Array.from({ length: 60 }, (_, index) => ({ position: index + 1 }));
  return {
    weddingId,
    cookie: cookies.map((header) => header.split(";")[0]).join("; "),
    wishIds: await insertWishes(weddingId, wishes),
  };
}

/** Returns how often each mark is stored. */
export async function countMarks(databaseUrl: string): Promise<Map<string, number>> {
  const statements = Object.values(writes).map(({ stored }) => stored);
  const rows = await execute(databaseUrl, statements.join(" union all "));
  // The wedding's own wishes have titles that are no marks.
  const marks = rows.map(({ mark }) => String(mark)).filter(isUuid);
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

/** Returns the ids of photos whose smallest file the server does not find. */
export async function photosWithoutFile(url: string, databaseUrl: string): Promise<string[]> {
  const photos = await execute(
    databaseUrl,
    "select id, widths[1] as width from guest_photos join pictures using (id)",
  );
  const missing: string[] = [];
  for (const { id, width } of photos) {
    const response = await fetch(url + picturePath(String(id), Number(width)));
    await response.arrayBuffer();
    if (!response.ok) missing.push(String(id));
  }
  return missing;
}

async function sendAsGuest(
  url: string,
  weddingId: string,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<boolean> {
  const form = new FormData();
  const all = { ...(await fetchFormFields(url, weddingId)), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const isUpload = Object.values(fields).some((value) => value instanceof Blob);
  return post(`${url}/${path}`, isUpload ? form : new URLSearchParams(form as never), {
    "X-Forwarded-For": randomIp(),
  });
}

function sendAsCouple(
  url: string,
  Cookie: string,
  path: string,
  fields: Record<string, string>,
): Promise<boolean> {
  return post(`${url}/${path}.data`, new URLSearchParams(fields), { Cookie });
}

async function post(
  url: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(url, { method: "POST", redirect: "manual", body, headers, signal });
  const text = await response.text();
  // A refusal that need not be retried has status 200.
  const isRefused = /"ok",false/.test(text);
  return response.status < 400 && !isRefused;
}

let pictures = 0;

/** Each of another size: a guest's photo is stored once. */
async function anyPicture(): Promise<Blob> {
  pictures++;
  const picture = solidPicture(60 + (pictures % 900), 40 + Math.floor(pictures / 900));
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: "image/jpeg" });
}
