import { cleanText } from "#app/platform/http/clean-text.ts";

const maxOctets = 75;

/** Returns a calendar file (RFC 5545). */
export function calendarFile(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Returns the lines of an event that lasts a day, `yyyy-mm-dd`. */
export function wholeDay(date: string): string[] {
  const dayAfter = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return [
    `DTSTART;VALUE=DATE:${withoutPunctuation(date)}`,
    `DTEND;VALUE=DATE:${withoutPunctuation(dayAfter)}`,
  ];
}

/** Returns a date or time of ISO 8601 in its basic format. */
export function withoutPunctuation(text: string): string {
  return text.replace(/[-:.]/g, "");
}

export function calendarText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** Continues long lines after a space; counts octets and never splits a character. */
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
