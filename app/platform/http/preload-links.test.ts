import { expect, test } from "vitest";
import { preloadLinks } from "./preload-links.ts";

const font =
  '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossOrigin=""/>';

test("what the head preloads is a header, fonts with crossorigin", () => {
  const image = '<link rel="preload" as="image" href="/ornament/a.svg"/>';
  expect(preloadLinks(`<html><head>${font}${image}</head><body></body></html>`)).toBe(
    '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
      "</ornament/a.svg>; rel=preload; as=image",
  );
});

test("what would be loaded twice, or is no preload, is left out", () => {
  const head = [
    '<link rel="stylesheet" href="/assets/a.css"/>',
    '<link rel="preload" as="image" imageSrcSet="/a-320.webp 320w, /a-640.webp 640w"/>',
  ].join("");
  const body = `<body>${font}</body>`;
  expect(preloadLinks(`<head>${head}</head>${body}`)).toBe("");
});
