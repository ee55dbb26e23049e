import { expect, it } from "vitest";
import { plateImage } from "#app/features/marketplace/drawing/plate-image.ts";
import { artPath } from "#app/ornament/art-path.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader } from "./art.ts";

function fetchArt(file: string, headers: Record<string, string> = {}) {
  const path = "/art/:file";
  const { request, ...rest } = loaderArgs(path);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return responseOf(() => loader({ ...rest, request, pattern: path, params: { file } }));
}

it.each([
  plateImage("l-01").src,
  plateImage("l-42", "fine").src,
  plateImage("l-07", "sold").src,
  artPath("frieze"),
  artPath("hangers"),
  artPath("hangers-small"),
  artPath("outline-mermaid"),
  artPath("measure-a"),
  artPath("cover-style-panorama"),
  artPath("month-12"),
])("%s is a drawing that is loaded again when it has changed", async (address) => {
  const file = address.replace("/art/", "");
  const { status, headers, body } = await fetchArt(file);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("image/svg+xml");
  expect(headers.get("Cache-Control")).toMatch(/max-age=86400, stale-while-revalidate=/);
  expect(parseHtml(String(body)).document.body.firstElementChild?.localName).toBe("svg");
  expect((await fetchArt(file)).body).toBe(body);
  const again = await fetchArt(file, { "If-None-Match": headers.get("ETag") ?? "" });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect((await fetchArt(file, { "If-None-Match": '"of-another-drawing"' })).body).toBe(body);
});

it.each([
  "l-43.svg",
  "cover-style.svg",
  "month-13.svg",
  "l-07.png",
  "l-07",
  ".svg",
  "L-07.svg",
  "l-07.svg.svg",
  "../l-07.svg",
  "__proto__.svg",
  "constructor.svg",
  `${"l".repeat(5000)}.svg`,
])("%s is not found", async (file) => {
  expect((await fetchArt(file)).status).toBe(404);
});
