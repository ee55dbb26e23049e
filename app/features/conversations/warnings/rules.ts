export type Warning = "advance-payment" | "other-site";

const advancePayment =
  /\b(?:forskudd|forhåndsbetal\p{L}*|depositum|på forhånd|før (?:levering|henting|sending)|sett inn på konto|overfør\p{L}* (?:penger|beløpet)|gavekort|bitcoin|krypto\p{L}*|western union)(?!\p{L})/iu;
const otherService =
  /\b(?:whats ?app|telegram|signal|messenger|snapchat|skriv til meg på|send (?:meg )?(?:en )?e-?post)(?!\p{L})/iu;
const webAddress = /(?:https?:\/\/|\bwww\.)([^\s/?#]{1,253})/giu;
const emailAddress = /[^\s@]@[^\s@]/u;

/**
 * Returns what a reader should be warned of: that the message asks for payment in advance, or that it
 * leads to another site. `ownHost` is the site's.
 */
export function warningOf(text: string, ownHost: string): Warning | null {
  if (advancePayment.test(text)) return "advance-payment";
  const leadsAway =
    otherService.test(text) ||
    emailAddress.test(text) ||
    [...text.matchAll(webAddress)].some(([, host = ""]) => !isOwn(host.toLowerCase(), ownHost));
  return leadsAway ? "other-site" : null;
}

/** `jaord.no.example.com` and `jaord.no@example.com` are other hosts. */
function isOwn(host: string, ownHost: string): boolean {
  return host === ownHost || host === `www.${ownHost}`;
}
