import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInUser, signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader } from "./answers-csv.ts";

useTestDatabase();

const egg = { plusOneDietaryRestrictions: "Egg", plusOneSevereAllergy: true };
let owner: SignedInUser & { weddingId: string };

beforeAll(async () => {
  owner = await signedInOwner();
  await db()
    .insert(rsvpResponses)
    .values([
      row({ guestName: "Åse Bjørnæs", message: 'Vi gleder oss; "veldig"\nBlir fint' }),
      row({ guestName: "Per", attending: false, guestCount: 0, plusOneName: null }),
      row({ guestName: "Siv", severeAllergy: true, ...egg }),
      row({ guestName: "Tor", guestCount: 1, plusOneName: null, ...egg }),
    ]);
});

test("has a byte order mark and semicolons, and preserves names and line breaks", async () => {
  const { bytes, headers } = await download("/admin/answers.csv", owner);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = bytes.subarray(3).toString().trimEnd().split("\r\n");
  expect(head).toBe(
    '"Navn";"Svar";"Antall";"Følge";"Kosthold";"Alvorlig allergi";"Kosthold for følge";"Alvorlig allergi for følge";"Melding";"E-post";"Dato";"Endret"',
  );
  expect(lines.sort()).toEqual([
    '"Per";"Kommer ikke";"0";"";"Nøtter";"";"";"";"Hilsen";"per@epost.no";"20. nov. 2026, 13:00";""',
    '"Siv";"Kommer";"2";"Bo";"Nøtter";"Ja";"Egg";"Ja";"Hilsen";"siv@epost.no";"20. nov. 2026, 13:00";""',
    '"Tor";"Kommer";"1";"";"Nøtter";"";"";"";"Hilsen";"tor@epost.no";"20. nov. 2026, 13:00";""',
    '"Åse Bjørnæs";"Kommer";"2";"Bo";"Nøtter";"";"";"";"Vi gleder oss; ""veldig""\nBlir fint";"åse bjørnæs@epost.no";"20. nov. 2026, 13:00";""',
  ]);
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="rsvp-svar-\d{4}-\d\d-\d\d\.csv"$/,
  );
});

test.each([
  ["åse", "Åse"],
  ["egg", "Siv"],
])("contains what matches search and filter: %s", async (search, found) => {
  const query = new URLSearchParams({ tab: "rsvp", svar: "kommer", sok: search });
  const { bytes } = await download(`/admin/answers.csv?${query}`, owner);
  expect(bytes.toString()).toContain(found);
  expect(bytes.toString()).not.toContain("Per");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\uff1d1", "\uff0b1", "\uff0d1", "\uff201"])(
  "%s is escaped, so that it is no formula",
  async (guestName) => {
    const other = await signedInOwner();
    const message = `Hei\n${guestName}`;
    const evil = { weddingId: other.weddingId, guestName, message, email: guestName };
    await db().insert(rsvpResponses).values(row(evil));
    const { bytes } = await download("/admin/answers.csv", other);
    const [, line = ""] = bytes.toString().split("\r\n");
    expect(line.split(";").filter((field) => field.includes(guestName))).toEqual([
      `"'${guestName}"`,
      `"Hei\n'${guestName}"`,
      `"'${guestName}"`,
    ]);
  },
);

test("can be downloaded only by the couple", async () => {
  const signedOut = await responseOf(() => loader(args("/admin/answers.csv", [])));
  expect(signedOut.status).toBe(302);
  const without = await signedInUser();
  expect((await responseOf(() => loader(args("/admin/answers.csv", without.cookies)))).status).toBe(
    404,
  );
  const { bytes } = await download("/admin/answers.csv", await signedInOwner());
  expect(bytes.toString().split("\r\n")).toHaveLength(2);
});

async function download(path: string, { cookies }: SignedInUser) {
  const response = (await loader(args(path, cookies))) as Response;
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

function args(path: string, cookies: string[]) {
  return loaderArgs(path, { cookies }) as Parameters<typeof loader>[0];
}

function row(fields: Partial<typeof rsvpResponses.$inferInsert>) {
  const sent = new Date("2026-11-20T12:00:00Z");
  const email = `${fields.guestName?.toLowerCase()}@epost.no`;
  return {
    weddingId: owner.weddingId,
    id: randomUUID(),
    guestName: "Kari",
    email,
    attending: true,
    guestCount: 2,
    plusOneName: "Bo",
    dietaryRestrictions: "Nøtter",
    message: "Hilsen",
    identity: email,
    visitorId: randomUUID(),
    createdAt: sent,
    updatedAt: sent,
    ...fields,
  };
}
