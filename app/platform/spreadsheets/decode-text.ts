const sampleBytes = 4096;

/** Decodes UTF-8, UTF-16 and Windows-1252, which Excel and older programs write. */
export function decodeText(bytes: Uint8Array): string {
  return decoderOf(bytes).decode(bytes).replaceAll("\0", "");
}

function decoderOf(bytes: Uint8Array): { decode: (bytes: Uint8Array) => string } {
  if (startsWith(bytes, [0xff, 0xfe])) return utf16("utf-16le");
  if (startsWith(bytes, [0xfe, 0xff])) return utf16("utf-16be");
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [...sample.entries()].filter(([, byte]) => byte === 0);
  const odd = zeros.filter(([index]) => index % 2 === 1).length;
  const even = zeros.length - odd;
  if (odd > even && odd > sample.length / 8) return utf16("utf-16le");
  if (even > odd && even > sample.length / 8) return utf16("utf-16be");
  return isUtf8(bytes) ? new TextDecoder() : new TextDecoder("windows-1252");
}

// A cut file has half a character at its end, which the decoder refuses.
function utf16(encoding: "utf-16le" | "utf-16be") {
  return {
    decode: (bytes: Uint8Array) =>
      new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length - (bytes.length % 2))),
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

export function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
