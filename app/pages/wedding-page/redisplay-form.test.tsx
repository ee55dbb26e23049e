import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPublicWedding } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { issueOlderToken } from "#tests/support/guest-client.ts";
import { photoForm, tokenFields } from "#tests/support/guest-forms.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import type { GuestFormError } from "./guest-form-errors.ts";
import { handleGuestForm } from "./guest-forms.server.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { action, loader } from "./route.tsx";
import { WeddingPage } from "./wedding-page.tsx";

// Only a build gives the page's script a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

let weddingId: PublicWeddingId;
let formToken: string;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
  formToken = issueOlderToken(weddingId);
});

it("an answer that fails to be stored is redisplayed and can be sent again", async () => {
  const answer = { guestName: "Solveig", email: "s@epost.no", attending: "true", message: "Hei" };
  const { status, html } = await withFailingWrites("insert on rsvp_responses", () =>
    send("", answer),
  );
  expect(status).toBe(503);
  expect(html).toContain("Kunne ikke sende RSVP. Prøv igjen.");
  for (const value of ["Solveig", "s@epost.no", formToken]) {
    expect(html).toContain(`value="${value}"`);
  }
  expect(await db().$count(rsvpResponses)).toBe(0);
  expect((await send("", answer)).status).toBe(303);
  expect(await db().$count(rsvpResponses)).toBe(1);
});

it("a reservation that fails to be stored is redisplayed and can be sent again", async () => {
  const wishId = randomUUID();
  await db().insert(wishListItems).values({ id: wishId, weddingId, title: "Vase", position: 0 });
  const reservation = { wishId, guestName: "Solveig" };
  const { status, html } = await withFailingWrites("update on wish_list_items", () =>
    send("&send=reservation", reservation),
  );
  expect(status).toBe(503);
  const dialog = within(parseHtml(html).getByRole("dialog"));
  dialog.getByText(/Kunne ikke reservere gjenstand/);
  dialog.getByDisplayValue("Solveig");
  const wishes = () => db().select({ by: wishListItems.purchasedBy }).from(wishListItems);
  expect(await wishes()).toEqual([{ by: null }]);
  expect((await send("&send=reservation", reservation)).status).toBe(303);
  expect(await wishes()).toEqual([{ by: "Solveig" }]);
});

it("a photo that fails to be stored is named, and the guest's name is kept", async () => {
  const body = photoForm(weddingId, [await solidPicture(32, 32).jpeg().toBuffer()]);
  const request = new Request("http://localhost:3000/wedding?send=photo", { method: "POST", body });
  const { body: refusal } = await withFailingWrites("insert on guest_photos", () =>
    responseOf(() => handleGuestForm(request, weddingId, "192.0.2.1")),
  );
  expect(refusal).toMatchObject({
    form: "photo",
    errors: {
      fieldErrors: {
        photo: "«bilde.jpg»: Bildet ble lastet opp, men kunne ikke lagres i galleriet",
      },
      values: { guestName: "Kari" },
    },
  });
});

async function send(query: string, fields: Record<string, string>) {
  const path = `/wedding?id=${weddingId}${query}`;
  const { status, body } = await responseOf(() =>
    action(actionArgs(path, { ...fields, ...tokenFields(formToken) })),
  );
  if (status === 303) return { status, html: "" };
  const page = await responseOf(() => loader(loaderArgs(path)));
  const html = renderToString(
    <WeddingPage guestPage={page.body as GuestPage} refusal={body as GuestFormError} />,
  );
  return { status, html };
}
