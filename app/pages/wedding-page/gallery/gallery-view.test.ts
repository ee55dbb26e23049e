import { expect, it } from "vitest";
import { countCaptionLines, pageLinks, photoPageOf, shapeOf, viewPhoto } from "./gallery-view.ts";

const id = "0b2c1d5e-1111-4222-8333-444455556666";
const photo = {
  id,
  guestName: "Solveig",
  caption: null,
  width: 1600,
  height: 1200,
  widths: [320, 640, 960, 1600],
  hasAvif: false,
  likes: 2,
  liked: true,
  isOwn: false,
  status: "shown" as const,
  createdAt: new Date("2027-06-12T10:00:00Z"),
};

it("a photo has a small source, a link to the full size and its age", () => {
  expect(viewPhoto(photo, new Date("2027-06-12T13:30:00Z"))).toMatchObject({
    caption: "",
    time: { iso: "2027-06-12T10:00:00.000Z", text: "3 timer siden" },
    picture: {
      src: `/files/pictures/${id}-320.webp`,
      href: `/files/pictures/${id}-1600.webp`,
      avifSrcSet: undefined,
    },
    awaiting: false,
    example: false,
  });
});

it("AVIF and small widths are offered once they are encoded", () => {
  const { picture } = viewPhoto({ ...photo, hasAvif: true, widths: [200] }, new Date());
  expect(picture.avifSrcSet).toBe(`/files/pictures/${id}-200.avif 200w`);
  expect(picture.src).toBe(`/files/pictures/${id}-200.webp`);
});

it("a photo awaiting approval is marked", () => {
  expect(viewPhoto({ ...photo, status: "awaiting" }, new Date()).awaiting).toBe(true);
});

it("a picture's shape is rounded to one of the grid's", () => {
  const shapes = [
    [4000, 3000],
    [3000, 4000],
    [1080, 1920],
    [1000, 1010],
    [4000, 1000],
  ].map(([width = 0, height = 0]) => shapeOf({ width, height }));
  expect(shapes).toEqual([18, 32, 36, 24, 12]);
});

it("space is reserved for up to four lines of a caption", () => {
  expect(["", "Skål", "x".repeat(22), "x".repeat(500)].map(countCaptionLines)).toEqual([
    0, 1, 2, 4,
  ]);
});

it("an invalid page number selects the first page", () => {
  const page = (query: string) => photoPageOf(new URLSearchParams(query));
  expect(["bilder=3", "bilder=0", "bilder=-1", "bilder=2.5", "bilder=x", ""].map(page)).toEqual([
    3, 1, 1, 1, 1, 1,
  ]);
});

it("the links lead only to pages that exist", () => {
  expect(pageLinks("w", 1, 24)).toEqual({
    offset: 0,
    newerHref: null,
    olderHref: null,
    likesAction: "/wedding/likes?id=w",
    removalAction: "/wedding?id=w&send=removal",
  });
  expect(pageLinks("w", 1, 25).olderHref).toBe("/wedding?id=w&bilder=2#bilder");
  expect(pageLinks("w", 2, 60)).toEqual({
    offset: 24,
    newerHref: "/wedding?id=w#bilder",
    olderHref: "/wedding?id=w&bilder=3#bilder",
    likesAction: "/wedding/likes?id=w&bilder=2",
    removalAction: "/wedding?id=w&send=removal",
  });
  expect(pageLinks("w", 3, 60).olderHref).toBeNull();
});
