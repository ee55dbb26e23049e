import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createConfirmedUser, signIn } from "#app/features/accounts/commands.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { unknownSender } from "#app/platform/upload-sender.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { rateLimitHeroUpload } from "../commands.server.ts";
import { draftFrom, heroUploadLimit } from "../rules.ts";
import { weddings } from "../tables.server.ts";
import { action, loader, meta } from "./create.tsx";

useTestDatabase();

const names = { bride: "Kari", groom: "Ola", weddingDate: "2027-06-12" };
const filled = {
  ...names,
  selectedTheme: "garden",
  story: "Vi møttes på fjellet.",
  welcomeLine: "Kom som dere er.",
};
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const background = "#aa3333";
  const create = { width: 60, height: 40, channels: 3, background } as const;
  photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
});

describe("between the steps", () => {
  test("a complete step opens the next one and carries all fields", async () => {
    expect(await post(2, names)).toMatchObject({
      status: 200,
      body: { step: 2, draft: draftFrom(names) },
    });
  });

  test("an incomplete step is redisplayed with its errors and what was typed", async () => {
    const typed = { ...names, groom: " ", venue: "Låven" };
    expect(await post(2, typed)).toMatchObject({
      status: 400,
      body: {
        step: 1,
        draft: draftFrom(typed),
        errors: { fieldErrors: { groom: "Skriv inn navnet til den andre av dere" } },
      },
    });
  });

  test("no step can be skipped, and errors of later steps do not matter yet", async () => {
    expect((await post(5, names)).body).toMatchObject({
      step: 2,
      errors: { fieldErrors: { selectedTheme: "Velg en av stilene" } },
    });
    expect((await post(2, { ...names, guestCount: "mange" })).status).toBe(200);
  });

  test("going back validates nothing", async () => {
    expect(await post(1, {})).toMatchObject({ status: 200, body: { step: 1 } });
  });

  test("choosing a theme fills in its colours", async () => {
    expect((await post(3, { ...names, selectedTheme: "boho" })).body).toMatchObject({
      draft: { colors: "terrakotta, krem, gull" },
    });
    const customColors = { ...names, selectedTheme: "boho", colors: "sjøgrønn" };
    expect((await post(3, customColors)).body).toMatchObject({ draft: { colors: "sjøgrønn" } });
  });

  test("a picture is stored, and the draft holds its id", async () => {
    const { status, body } = await post(4, filled, [photo]);
    const [row] = await db().select().from(pictures);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { step: 4, draft: { ...filled, heroImage: row?.id } },
    });
    expect(
      (await post(3, { ...filled, heroImage: row?.id ?? "", intent: "remove-picture" })).body,
    ).toMatchObject({ step: 3, draft: { heroImage: "" } });
  });

  test.each([
    ["no picture", "<svg/>", "Vennligst velg en bildefil"],
    ["too large", new Uint8Array(5 * 1024 * 1024 + 1), "Bildet må være mindre enn 5MB"],
    ["damaged", new Uint8Array([0xff, 0xd8, 0xff, 0]), "Kunne ikke laste opp bilde"],
  ])("a file that is %s does not lose what was typed", async (_, file, error) => {
    expect(await post(4, filled, [file])).toMatchObject({
      status: 400,
      body: { step: 3, draft: draftFrom(filled), errors: { fieldErrors: { heroImage: error } } },
    });
  });

  test("the form survives a failing file storage", async () => {
    const fieldErrors = { heroImage: "Kunne ikke laste opp bilde" };
    expect(await withFailingStorage(() => post(4, filled, [photo]))).toMatchObject({
      status: 503,
      body: { step: 3, draft: draftFrom(filled), errors: { fieldErrors } },
    });
  });

  test.each(["multipart/form-data", "Multipart/Form-Data"])(
    "an IP address over its limit stores nothing with a form of %s",
    async (type) => {
      const clientIp = randomUUID();
      for (let i = 0; i < heroUploadLimit.points; i++)
        await rateLimitHeroUpload({ limitKey: clientIp, sender: unknownSender(clientIp) });
      const before = await db().$count(pictures);
      const sent = loaderArgs("/create?step=4", { info: { clientIp: clientIp } });
      const form = new FormData();
      form.set("heroFile", new File([photo], "bilde.jpg"));
      const request = new Request(sent.url, { method: "POST", body: form });
      request.headers.set(
        "Content-Type",
        (request.headers.get("Content-Type") ?? "").replace("multipart/form-data", type),
      );
      const { status } = await responseOf(() => action({ ...sent, request }));
      expect([status, await db().$count(pictures)]).toEqual([429, before]);
    },
  );

  test("a file far over the limit is not read to its end", async () => {
    expect((await post(4, filled, [new Uint8Array(21 * 1024 * 1024)])).status).toBe(413);
  });
});

describe("saving", () => {
  test("without a session keeps the form and stores nothing", async () => {
    const { status, body } = await save(filled);
    expect({ status, body }).toEqual({
      status: 401,
      body: { step: 5, draft: draftFrom(filled), saveError: "signedOut" },
    });
    expect(await db().$count(weddings)).toBe(0);
  });

  test("redirects to the planner, also when repeated, and creates one wedding", async () => {
    const cookies = await sessionOfNewUser();
    for (const _ of ["first", "repeated"]) {
      const { status, headers } = await save(filled, cookies);
      expect([status, headers.get("Location")]).toEqual([303, "/admin"]);
      const [flash = ""] = headers.getSetCookie();
      const { message } = await readFlash(loaderArgs("/admin", { cookies: [flash] }).request);
      expect(message).toBe("Din bryllupside er opprettet! 🎉");
    }
    expect(await save({ ...filled, bride: "Liv" }, cookies)).toMatchObject({
      status: 409,
      body: { saveError: "alreadyCreated", draft: { bride: "Liv" } },
    });
    expect(await db().select().from(weddings)).toMatchObject([filled]);
  });

  test.each([
    [1, { weddingDate: "2027-02-30" }],
    [2, { selectedTheme: "disco" }],
    [3, { heroImage: randomUUID() }],
    [4, { story: "" }],
    [5, { guestCount: "-1" }],
  ])("returns to step %i for its error", async (step, change) => {
    const form = { ...filled, ...change };
    expect(await save(form, await sessionOfNewUser())).toMatchObject({
      status: 400,
      body: {
        step,
        draft: { ...draftFrom(form), heroImage: "" },
        errors: { fieldErrors: { [Object.keys(change)[0] ?? ""]: expect.any(String) } },
      },
    });
  });

  test("redisplays the form when the database cannot store it", async () => {
    const cookies = await sessionOfNewUser();
    await db().execute("alter table weddings add constraint closed check (false) not valid");
    const { status, body } = await save(filled, cookies);
    await db().execute("alter table weddings drop constraint closed");
    expect({ status, body }).toEqual({
      status: 503,
      body: { step: 5, draft: draftFrom(filled), saveError: "refused" },
    });
    expect((await save(filled, cookies)).status).toBe(303);
  });
});

describe("the page", () => {
  test("is for visitors and for users without a wedding", async () => {
    expect((await responseOf(() => loader(loaderArgs("/create")))).status).toBe(200);
    const cookies = await sessionOfNewUser();
    expect((await responseOf(() => loader(loaderArgs("/create", { cookies })))).status).toBe(200);

    await save(filled, cookies);
    const answer = await responseOf(() => loader(loaderArgs("/create", { cookies })));
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin"]);
  });

  test("has one canonical address for all its steps", () => {
    const location = { search: "?step=3" };
    const loaderData = { origin: "https://jaord.no" };
    expect(meta({ location, loaderData } as never)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://jaord.no/create",
    });
  });
});

function post(
  step: number,
  fields: Record<string, string>,
  files?: (string | Uint8Array<ArrayBuffer>)[],
) {
  const path = `/create?step=${step}`;
  if (!files) return responseOf(() => action(actionArgs(path, fields)));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append("heroFile", new File([file], "bilde.jpg"));
  const sent = loaderArgs(path);
  return responseOf(() =>
    action({ ...sent, request: new Request(sent.url, { method: "POST", body: form }) }),
  );
}

function save(fields: Record<string, string>, cookies: string[] = []) {
  return responseOf(() =>
    action(actionArgs("/create?step=5", { ...fields, intent: "save" }, { cookies })),
  );
}

async function sessionOfNewUser(): Promise<string[]> {
  const person = { email: `${randomUUID()}@example.no`, password: "tre røde bær" };
  await createConfirmedUser({ ...person, displayName: "" });
  const { request } = loaderArgs("/auth");
  const info = { requestId: "test", nonce: "", clientIp: randomUUID() };
  const outcome = await signIn(person, { request, info }, { next: "/admin", browser: "b" });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.cookies;
}
