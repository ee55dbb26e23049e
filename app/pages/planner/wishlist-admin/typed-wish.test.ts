import { expect, test } from "vitest";
import { baseOf, filledWith, isStored, wishOf } from "./typed-wish.ts";

const wish = {
  id: "a",
  title: "Vase",
  description: null,
  price: 1290.5,
  image: "b",
  imageWidths: [480],
  purchased: false,
  purchasedBy: null,
};
const typed = {
  intent: "edit",
  id: "a",
  wasTitle: "Vase",
  wasDescription: "",
  wasPrice: "1290.5",
  wasImage: "b",
  ...filledWith(wish),
  description: "Den høye",
};

test("a kept wish is still on top of what it was begun on", () => {
  const { title, description, price, image } = wish;
  expect(baseOf(typed)).toEqual({ title, description, price, image });
  expect(baseOf({ ...typed, wasPrice: "", wasImage: "" })).toMatchObject({
    price: null,
    image: null,
  });
});

test("a new wish that is on the list already is stored, whatever it is called now", () => {
  const added = { ...typed, intent: "add" };
  expect(isStored(added, [{ ...wish, id: "b" }, wish])).toBe(true);
  expect(isStored(added, [{ ...wish, id: "b" }])).toBe(false);
});

test("an edit is stored where the wish says the same now", () => {
  const saved = { ...wish, description: "Den høye" };
  const written = { ...typed, title: " Vase", price: "1290,50" };
  expect(isStored(written, [saved])).toBe(true);
  expect(isStored(written, [wish])).toBe(false);
  expect(isStored({ ...written, imageUrl: "https://example.no" }, [saved])).toBe(false);
  expect(isStored({ ...written, price: "dyr" }, [{ ...saved, price: null }])).toBe(false);
  expect(isStored({ ...written, price: " " }, [{ ...saved, price: null }])).toBe(true);
  expect(isStored(written, [])).toBe(false);
});

test("it is shown as the wish is now, as it was when it is deleted, and as new when it was", () => {
  const now = { ...wish, image: "c", purchased: true };
  expect(wishOf(typed, [{ ...now, id: "b" }, now])).toBe(now);
  expect(wishOf(typed, [])).toEqual({ ...wish, imageWidths: null });
  expect(wishOf({ ...typed, intent: "add" }, [now])).toBeNull();
});
