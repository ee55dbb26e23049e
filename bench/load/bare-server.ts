import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// node bench/load/bare-server.ts FILE PORT: the yardstick, which sends a file's bytes and no more.
const [file = "", port = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": body.byteLength,
};
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port));
