import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/), because HarfBuzz reads only its content.
 * The file must be one of ours: nothing is validated.
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const input = Buffer.from(woff.buffer, woff.byteOffset, woff.length);
  const count = input.readUInt16BE(12);
  const sfnt = Buffer.alloc(input.readUInt32BE(16));
  const power = 2 ** Math.floor(Math.log2(count)) * 16;
  input.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(power, 6);
  sfnt.writeUInt16BE(Math.log2(power / 16), 8);
  sfnt.writeUInt16BE(count * 16 - power, 10);
  let end = 12 + count * 16;
  for (let index = 0; index < count; index++) {
    const entry = input.subarray(headerLength + index * entryLength);
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const table = input.subarray(offset, offset + packed);
    sfnt.set(packed < length ? inflateSync(table) : table, end);
    const record = sfnt.subarray(12 + index * 16);
    entry.copy(record, 0, 0, 4);
    entry.copy(record, 4, 16, 20);
    record.writeUInt32BE(end, 8);
    record.writeUInt32BE(length, 12);
    end += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}
