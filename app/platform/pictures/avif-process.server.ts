import { buffer } from "node:stream/consumers";
import { sharp } from "./sharp.server.ts";

// Reads a picture from its standard input and writes it as AVIF, as wide as its argument says.
const width = Number(process.argv[2]);
const original = await buffer(process.stdin);
process.stdout.write(
  await sharp(original).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer(),
);
