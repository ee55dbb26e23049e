const addressPattern = /\b(?:https?:\/\/|www\.)[^\s<>"«»]+/giu;
const endingPunctuation = ".,;:!?'’”*_…";

/** Makes links of web addresses in a text; everything else stays text. */
export function LinkedText({ text }: { text: string }) {
  return splitAddresses(text).map(({ start, text: part, href }) =>
    href ? (
      <a key={start} href={href} rel="noopener nofollow" className="link wrap-anywhere">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

interface TextPart {
  /** Where in the text. */
  start: number;
  text: string;
  href: string | null;
}

export function splitAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (start: number, next: number, href: string | null) => {
    if (next > start) parts.push({ start, text: text.slice(start, next), href });
    end = next;
  };
  for (const { 0: match, index } of text.matchAll(addressPattern)) {
    const address = withoutEnding(match);
    const href = hrefOf(address);
    if (!href) continue;
    add(end, index, null);
    add(index, index + address.length, href);
  }
  add(end, text.length, null);
  return parts;
}

/** Punctuation ends the sentence, not the address; so does a bracket that it does not open. */
function withoutEnding(match: string): string {
  let end = match.length;
  let unopened = count(match, ")") - count(match, "(");
  while (end > 0) {
    const last = match.charAt(end - 1);
    if (last === ")" && unopened > 0) unopened--;
    else if (!endingPunctuation.includes(last)) break;
    end--;
  }
  return match.slice(0, end);
}

function hrefOf(address: string): string | null {
  const url = URL.parse(/^www\./i.test(address) ? `https://${address}` : address);
  return url?.hostname.includes(".") && !url.username ? url.href : null;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
