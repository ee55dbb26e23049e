import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertPhoto,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as page from "./gallery-admin.tsx";
import { photosPerPage } from "./rules.ts";

useTestDatabase();

const { action, loader } = page;
const path = "/gallery-admin";
let owner: SignedInUser & { weddingId: string };

beforeEach(async () => {
  owner = await signedInOwner();
});

test("shows a photo with its details, and a guest without a name as anonymous", async () => {
  const photo = { guestName: null, caption: "Kake" };
  const id = await insertPhoto(owner.weddingId, photo, { hasAvif: true });
  const { body } = await responseOf(() => loader(loaderArgs(path, owner) as never));
  expect(body).toMatchObject({
    gallery: {
      counts: { all: 1, shown: 1, awaiting: 0, hidden: 0 },
      approvePhotos: false,
      photos: [
        {
          id,
          by: "Anonym gjest",
          guestName: null,
          caption: "Kake",
          time: { text: expect.stringMatching(/^\d+\. \p{L}+ kl\. \d\d\.\d\d$/u) },
          picture: { large: `/files/pictures/${id}-900.webp`, alt: "Bilde: Kake" },
        },
      ],
    },
  });
  expect(JSON.stringify(body), "the visitor id stays on the server").not.toContain("isitor");
});

test("a long caption can be expanded, a short one is shown whole", async () => {
  const long = "Utsikten fra verandaen, rett før talene. ".repeat(12).trim();
  for (const caption of [long, "Kake"]) await insertPhoto(owner.weddingId, { caption });
  const { getByText } = parseHtml(await renderRoute(path, page, owner));
  expect(getByText(long).closest("details > summary")).not.toBeNull();
  expect(getByText("Kake", { selector: "p" }).closest("details")).toBeNull();
});

test.each([
  ["side=9", "side=2"],
  ["vis=skjult&side=2", "vis=skjult"],
])("a page number past the last shows the last page: %s", async (requested, shown) => {
  for (let photo = 0; photo <= photosPerPage; photo++) await insertPhoto(owner.weddingId);
  const [past, last] = await Promise.all(
    [requested, shown].map((query) =>
      responseOf(() => loader(loaderArgs(`${path}?${query}`, owner) as never)),
    ),
  );
  expect(past?.body).toEqual(last?.body);
  expect(last?.body).toMatchObject({ gallery: { photos: shown === "side=2" ? [{}] : [] } });
});

test("only owners can load the gallery", async () => {
  for (const ask of [loader, action]) {
    const signedOut = await responseOf(() => ask(loaderArgs(path) as never));
    expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([
      302,
      expect.stringMatching(/^\/auth/),
    ]);
  }
  const { cookies } = await signedInUser();
  const without = await responseOf(() => loader(loaderArgs(path, { cookies }) as never));
  expect(without.body, "the page offers to create one").toEqual({ gallery: null });
});
