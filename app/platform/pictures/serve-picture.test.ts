import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { picturePath, pictureSrcSet, previewPath } from "./picture-files.ts";
import {
  deletePictureFiles,
  readOriginal,
  type StoredPicture,
  servePicture,
  writePicture,
} from "./pictures.server.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  configure(parseConfig({ DATA_DIR: dataDir }));
});

afterAll(() => rm(dataDir, { recursive: true }));

test("responds with the bytes, their type and cache headers", async () => {
  const picture = await store();
  const response = await get(picturePath(picture.id, 480));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "private, max-age=31536000, immutable",
    "content-length": String((await response.clone().bytes()).length),
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
    "content-type": "image/webp",
    etag: `"${picture.id}-480.webp"`,
    "x-robots-tag": "noindex",
  });
  expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width: 480 });
  expect((await get(previewPath(picture.id))).headers.get("Content-Type")).toBe("image/jpeg");

  const again = await get(picturePath(picture.id, 480), {
    "If-None-Match": response.headers.get("ETag") ?? "",
  });
  expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
});

test.each([
  "",
  "x",
  "../../etc/passwd",
  "00000000-0000-4000-8000-000000000000-480.webp",
  "00000000-0000-4000-8000-000000000000-0.webp",
  "00000000-0000-4000-8000-000000000000-480.jpg",
  "00000000-0000-4000-8000-000000000000.webp",
  "00000000-0000-4000-8000-000000000000/480.webp",
  "00000000-0000-4000-8000-000000000000.jpg\n",
])("returns a 404 for %j", async (file) => {
  expect((await servePicture(file, new Request("http://localhost/"))).status).toBe(404);
});

test("a deleted picture is gone at all sizes", async () => {
  const picture = await store();
  const other = await store();
  await deletePictureFiles(picture.id);
  await deletePictureFiles(picture.id);
  for (const path of pathsOf(picture)) expect((await get(path)).status).toBe(404);
  for (const path of pathsOf(other)) expect((await get(path)).status).toBe(200);
});

test("an original has no URL, and is deleted with its picture", async () => {
  const bytes = await solidPicture(600, 300).jpeg().toBuffer();
  const stored = await writePicture(bytes, { widths: [480], jpeg: "original" });
  if (!stored.ok) throw new Error(stored.reason);
  const { id } = stored.picture;
  expect(await sharp((await readOriginal(id)) ?? "").metadata()).toMatchObject({
    format: "jpeg",
    width: 600,
  });
  for (const file of [`${id}.jpg`, `${id}-original.jpg`, `${id}/original.jpg`]) {
    expect((await get(`/files/pictures/${file}`)).status).toBe(404);
  }
  await deletePictureFiles(id);
  expect(await readOriginal(id)).toBeNull();
});

test("names all widths for srcset", () => {
  expect(pictureSrcSet("a", [480, 960])).toBe(
    "/files/pictures/a-480.webp 480w, /files/pictures/a-960.webp 960w",
  );
  expect(pictureSrcSet("a", [480], "avif")).toBe("/files/pictures/a-480.avif 480w");
});

async function store(): Promise<StoredPicture> {
  const stored = await writePicture(await solidPicture(600, 300).jpeg().toBuffer(), {
    widths: [480, 960],
  });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.picture;
}

function pathsOf({ id, widths }: StoredPicture): string[] {
  return [...widths.map((width) => picturePath(id, width)), previewPath(id)];
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const file = path.replace("/files/pictures/", "");
  return servePicture(file, new Request(`http://localhost${path}`, { headers }));
}
