import { expect, test } from "vitest";
import { baseOf, filledWith, wishOf } from "./typed-wish.ts";

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

test("it is shown as the wish is now, as it was when it is deleted, and as new when it was", () => {
  const now = { ...wish, image: "c", purchased: true };
  expect(wishOf(typed, [{ ...now, id: "b" }, now])).toBe(now);
  expect(wishOf(typed, [])).toEqual({ ...wish, imageWidths: null });
  expect(wishOf({ ...typed, intent: "add" }, [now])).toBeNull();
});
