const leadingTime = /^(?:kl\.?|klokka|klokken)?\s*(\d{1,2})(?:[.:](\d{2}))?(?!\d)\s*[,.;:–-]*\s*/iu;
const timePattern =
  /\bkl(?:\.|okka|okken)?\s*\d{1,2}(?:[.:]\d{2})?(?!\d)|\b\d{1,2}[.:]\d{2}(?!\d)/giu;

/** Splits "Kl 13:00, Nikolaikirken" into "kl. 13.00" and "Nikolaikirken". */
export function splitTime(text: string): { time: string | null; text: string } {
  const [match = "", hour, minutes] = leadingTime.exec(text.trim()) ?? [];
  const isTime = hour && Number(hour) < 25 && Number(minutes ?? 0) < 60;
  if (!isTime || !(minutes || /^k/iu.test(match))) return { time: null, text: text.trim() };
  const rest = text.trim().slice(match.length);
  // "kl. 13.00–14.00" and "13.00 og 15.00" are more than one time and stay as written.
  if (/^(?:\d|og\b|til\b)/iu.test(rest)) return { time: null, text: text.trim() };
  return {
    time: `kl. ${hour.padStart(2, "0")}.${minutes ?? "00"}`,
    text: rest.charAt(0).toLocaleUpperCase("nb") + rest.slice(1),
  };
}

/** Returns the start as "13.00"; null when the texts do not state it clearly. */
export function dayStart(ceremony: string, reception: string): string | null {
  return startOf(ceremony.match(timePattern) ? ceremony : reception);
}

function startOf(text: string): string | null {
  const [first = "", ...others] = text.match(timePattern) ?? [];
  const onlyTime = others.length === 0 && /^kl/i.test(first) ? first : "";
  const clock = (splitTime(text).time ?? splitTime(onlyTime).time)?.replace("kl. ", "") ?? null;
  // Midnight ends a day; it does not start one.
  return clock?.startsWith("24") ? null : clock;
}
