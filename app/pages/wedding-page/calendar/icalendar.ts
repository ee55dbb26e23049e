import { cleanText } from "#app/platform/http/clean-text.ts";

const maxOctets = 75;

/** A calendar file (RFC 5545) of these lines. */
export function calendarFile(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A text as the value of a property. */
export function calendarText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** Long lines go on in the next, after a space; counted in octets, never inside a character. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
