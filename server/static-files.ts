import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { acceptedCoding } from "#app/platform/http/accepted-coding.ts";

interface StaticFile {
  /** By coding: `br` and `gzip`, else `identity`. */
  bodies: Map<string, Buffer>;
  headers: Record<string, string>;
}

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Serves `folder` as it was at start, from memory, without hidden files and folders. */
export function staticFiles(folder: string) {
  const files = readFiles(folder);
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const file = request.method === "POST" ? undefined : files.get(pathOf(request));
    if (!file) return next();
    response.setHeaders(new Headers(file.headers));
    if (request.headers["if-none-match"] === file.headers.ETag) {
      response.writeHead(304).end();
      return;
    }
    const compressed = ["br", "gzip"].filter((coding) => file.bodies.has(coding));
    const coding = acceptedCoding(compressed, request.headers["accept-encoding"]);
    const body = bodyOf(file, coding);
    if (coding !== "identity") response.setHeader("Content-Encoding", coding);
    response.writeHead(200, { "Content-Length": body.byteLength }).end(body);
  };
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    if (entry.isFile() && !url.includes("/.") && !/\.(br|gz)$/.test(url)) {
      files.set(url, readFile(path, url));
    }
  }
  return files;
}

function readFile(path: string, url: string): StaticFile {
  const bodies = new Map<string, Buffer>();
  for (const [coding, ending] of [
    ["gzip", ".gz"],
    ["br", ".br"],
  ] as const) {
    if (existsSync(path + ending)) bodies.set(coding, readFileSync(path + ending));
  }
  if (!bodies.has("gzip")) bodies.set("identity", readFileSync(path));
  const [body = Buffer.of()] = bodies.values();
  return {
    bodies,
    headers: {
      "Cache-Control": url.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      "Content-Type": contentTypes[extname(url)] ?? "application/octet-stream",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      Vary: "Accept-Encoding",
    },
  };
}

/** All browsers take gzip, so what is compressed is not also kept as it was. */
function bodyOf({ bodies }: StaticFile, coding: string): Buffer {
  return bodies.get(coding) ?? gunzipSync(bodies.get("gzip") ?? "");
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0] ?? "";
}
