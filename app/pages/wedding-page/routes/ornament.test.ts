import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader } from "./ornament.ts";

function fetchOrnament(
  theme: string,
  seed: string,
  file: string,
  headers: Record<string, string> = {},
) {
  const path = `/ornament/${theme}/${seed}/${file}`;
  const { request, ...rest } = loaderArgs(path);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return responseOf(() =>
    loader({ ...rest, request, pattern: path, params: { theme, seed, file } }),
  );
}

it.each([
  "corner.svg",
  "corner-b.svg",
  "corner-photo.svg",
  "corner-b-photo.svg",
  "divider.svg",
  "wreath-m.svg",
  "bloom.svg",
  "rings.svg",
  "landscape-tall.svg",
  "landscape-wide.svg",
])("%s is deterministic and cached as immutable", async (file) => {
  const { status, headers, body } = await fetchOrnament("garden", "abc123", file);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("image/svg+xml");
  expect(headers.get("Cache-Control")).toContain("immutable");
  expect(parseHtml(String(body)).document.body.firstElementChild?.localName).toBe("svg");
  expect((await fetchOrnament("garden", "abc123", file)).body).toBe(body);
  const again = await fetchOrnament("garden", "abc123", file, {
    "If-None-Match": headers.get("ETag") ?? "",
  });
  expect(again).toMatchObject({ status: 304, body: "" });
});

it("is compressed for clients that accept brotli, and plain for others", async () => {
  const path = "/ornament/garden/abc123/corner.svg";
  const ask = async (accepted: string) => {
    const { request, ...rest } = loaderArgs(path);
    request.headers.set("Accept-Encoding", accepted);
    const params = { theme: "garden", seed: "abc123", file: "corner.svg" };
    const response = await loader({ ...rest, request, pattern: path, params });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { coding: response.headers.get("Content-Encoding"), bytes };
  };
  const [compressed, plain] = [await ask("gzip, br"), await ask("gzip, br;q=0")];
  expect(compressed.coding).toBe("br");
  expect(plain.coding).toBe(null);
  expect(brotliDecompressSync(compressed.bytes)).toEqual(plain.bytes);
  expect(plain.bytes.toString()).toMatch(/^<svg/);
});

it("variants differ", async () => {
  const bodies = await Promise.all(
    ["corner.svg", "corner-b.svg", "corner-photo.svg"].map(async (file) => {
      return (await fetchOrnament("garden", "abc123", file)).body;
    }),
  );
  expect(new Set(bodies).size).toBe(3);
});

it.each([
  ["neon", "abc", "corner.svg"],
  ["garden", "ABC", "corner.svg"],
  ["garden", "a".repeat(33), "corner.svg"],
  ["garden", "abc", "skull.svg"],
  ["garden", "abc", "constructor.svg"],
  ["garden", "abc", "landscape-toString.svg"],
  ["garden", "abc", "corner-toolongvariant.svg"],
  ["garden", "abc", "corner.png"],
])("/%s/%s/%s is not found", async (theme, seed, file) => {
  expect((await fetchOrnament(theme, seed, file)).status).toBe(404);
});
