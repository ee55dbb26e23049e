import { describe, expect, it } from "vitest";
import type { GuestFormError } from "../guest-form-errors.ts";
import { viewReserving } from "./view-reserving.ts";
import { viewCard, type WishesView } from "./wishes-view.ts";

const shown = {
  title: "Vaffeljern",
  description: null,
  price: 899_00,
  image: null,
  imageWidth: null,
  imageHeight: null,
  imageWidths: null,
  isReserved: false,
  reservedBy: null,
  isOwn: false,
};
const cards = [
  { ...shown, id: "0001" },
  { ...shown, id: "0002", isReserved: true, reservedBy: "Kari" },
  { ...shown, id: "0003", isReserved: true, reservedBy: "Sigrid", isOwn: true },
].map((wish) => viewCard(wish, "romantic", "seed"));

const list: WishesView = {
  weddingId: "w",
  cards,
  money: null,
  requested: 12,
  openWishId: null,
  lastChangedWishId: null,
};
const wishRefusal = (wishId: string, reason: "taken" | "free" | "gone"): GuestFormError => ({
  form: "reservation",
  reason,
  wishId,
  guestName: "Sigrid",
});
const takenText = "Denne er dessverre allerede reservert";

it("the closed form has the guest's name", () => {
  const { form, notice } = viewReserving(list, "Sigrid", null);
  expect(form).toEqual({ wish: null, guestName: "Sigrid", nameError: null, formError: null });
  expect(notice).toBeNull();
});

it.each([
  ["0001", "0001"],
  ["0002", undefined],
  ["0003", undefined],
  ["unknown", undefined],
])("the form opens at the wish %s only if it is free", (opened, at) => {
  expect(viewReserving({ ...list, openWishId: opened }, "", null).form.wish?.id).toBe(at);
});

it("a refused form is open, with its values and errors", () => {
  const values = { wishId: "0001", guestName: "" };
  const errors = { fieldErrors: { guestName: "Skriv navnet ditt" }, values };
  const { form } = viewReserving(list, "Sigrid", {
    form: "reservation",
    reason: "invalid",
    errors: errors,
  });
  expect(form).toMatchObject({ wish: { id: "0001" }, nameError: "Skriv navnet ditt" });
  expect(form.guestName).toBe("");
});

describe("a refusal", () => {
  it("is shown at the wish that another guest has reserved", () => {
    const { form, notice } = viewReserving(list, "Sigrid", wishRefusal("0002", "taken"));
    expect(notice).toEqual({ wishId: "0002", text: takenText });
    expect(form.wish).toBeNull();
  });

  it("opens the form again when the wish has become free", () => {
    const { form } = viewReserving(list, "Sigrid", wishRefusal("0001", "taken"));
    expect(form).toMatchObject({ wish: { id: "0001" }, guestName: "Sigrid" });
    expect(form.formError).toContain("ledig igjen");
  });

  it("is shown above the list when the wish is gone", () => {
    const { notice } = viewReserving(list, "Sigrid", wishRefusal("0009", "gone"));
    expect(notice?.wishId).toBeNull();
    expect(notice?.text).toContain("Kunne ikke reservere gjenstand");
  });

  it("is shown above the list when the list could not be loaded", () => {
    const { notice } = viewReserving(
      { ...list, cards: null },
      "Sigrid",
      wishRefusal("0001", "taken"),
    );
    expect(notice).toEqual({ wishId: null, text: takenText });
  });
});
