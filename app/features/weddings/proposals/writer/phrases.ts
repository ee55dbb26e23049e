import type { ByTone } from "../rules.ts";

/**
 * Sentences around what the couple wrote: {1} is their clause, {1^} begins a sentence with it, {1,}
 * has a comma where Norwegian needs one, {1!} is a sentence of its own, {1+} what they wrote after
 * it. {W} proposed to {O}. Only what is true of every couple may be added.
 */
export type Phrases = ByTone<readonly string[]>;

export const metPhrases: Record<"continuation" | "alone", Phrases> = {
  continuation: {
    warm: [
      "Vi møttes {1}.{1+} Det var slik det begynte, og nå skal vi gifte oss.",
      "Historien vår begynner {1}.{1+} Det er den vi helst forteller.",
      "{1^} møttes vi.{1+} Slik begynte det, og her er vi.",
      "Alt begynner et sted. For oss begynte det {1}.{1+} Slik fant vi hverandre.",
      "Spør noen hvordan vi møttes, er svaret enkelt: {1}.{1+} Resten er historien om oss to.",
      "Vi møttes {1}.{1+} Det var det som skulle til.",
    ],
    light: [
      "Noen finner hverandre i solnedgang. Vi fant hverandre {1}.{1+}",
      "Det finnes mange måter å møtes på. Vi gjorde det {1}.{1+} Det virket.",
      "Vi møttes {1}.{1+} Nå ender det med bryllup. Sånn kan det gå.",
      "Det hele startet {1}.{1+} Hvem som så hvem først, får dere spørre oss om.",
      "Kortversjonen: Vi møttes {1}.{1+} Den lange får dere over et glass.",
      "Vi møttes {1}.{1+} Anbefales.",
    ],
    solemn: [
      "Det var {1,} vi møttes.{1+} Slik begynte veien hit.",
      "{1^} møttes vi for første gang.{1+} Det ble begynnelsen på vår felles historie.",
      "Vår historie begynner {1}.{1+} Veien derfra har ført oss hit.",
      "Vi møttes {1}.{1+} Av den begynnelsen er det blitt et ja.",
      "Det begynte i det små, {1}.{1+} Nå er det blitt et løfte for livet.",
    ],
  },
  alone: {
    warm: [
      "Hvordan vi møttes? {1!}.{1+} Slik begynte det, og her er vi.",
      "Slik begynte historien vår: {1}.{1+} Det er den vi helst forteller.",
      "Slik fant vi hverandre: {1}.{1+} Resten er historien om oss to.",
    ],
    light: [
      "Hvordan vi møttes? {1!}.{1+} Så enkelt kan det gjøres.",
      "Kortversjonen er denne: {1}.{1+} Den lange får dere over et glass.",
      "Det finnes mange måter å møtes på. Dette ble vår: {1}.{1+}",
    ],
    solemn: [
      "Vår historie begynner slik: {1}.{1+} Veien derfra har ført oss hit.",
      "Slik møttes vi: {1}.{1+} Av den begynnelsen er det blitt et ja.",
      "Slik begynte det: {1}.{1+} Nå er det blitt et løfte for livet.",
    ],
  },
};

type Proposing = "one" | "both" | "unknown";

export const proposalPhrases: Record<"continuation" | "alone", Record<Proposing, Phrases>> = {
  continuation: {
    one: {
      warm: [
        "{W} fridde {2}.{2+} {O} sa ja, og nå gleder vi oss til å feire det med dere.",
        "{2^} spurte {W}, og {O} sa ja.{2+} Det er et ja vi gjerne gir hverandre én gang til.",
        "{W} fridde {2}.{2+} Svaret fra {O} var ja, og det gjelder fortsatt.",
        "{2^} fridde {W}.{2+} Resten er grunnen til at dere leser dette.",
      ],
      light: [
        "{W} fridde {2}.{2+} Ja ble det.",
        "{W} stilte spørsmålet {2}.{2+} {O} svarte med ett ord, og ordet var ja.",
        "Spørsmålet kom {2}.{2+} {W} spurte, {O} sa ja, og vips var det et bryllup å planlegge.",
        "{W} fridde {2}.{2+} Resten er planlegging.",
      ],
      solemn: [
        "{2^} stilte {W} spørsmålet.{2+} {O} svarte ja.",
        "{W} fridde {2}.{2+} {O} svarte ja, og det svaret gir vi hverandre igjen.",
        "Spørsmålet ble stilt {2}.{2+} {W} spurte, og {O} svarte ja.",
        "{2^} ba {W} om {Os} hånd.{2+} Det er dette vi nå feirer.",
      ],
    },
    both: {
      warm: [
        "Vi fridde til hverandre {2}.{2+} To spørsmål, og samme svar på begge.",
        "{2^} fridde vi til hverandre.{2+} Det ble ja, begge veier.",
      ],
      light: [
        "Vi fridde til hverandre {2}.{2+} Uavgjort, med andre ord.",
        "{2^} fridde vi til hverandre.{2+} Stemmene var to mot null.",
      ],
      solemn: [
        "{2^} spurte vi hverandre.{2+} Svaret var det samme fra oss begge.",
        "Vi fridde til hverandre {2}.{2+} Det løftet gir vi nå hverandre for livet.",
      ],
    },
    unknown: {
      warm: [
        "Frieriet kom {2}.{2+} Svaret var ja, og nå gleder vi oss til å feire det med dere.",
        "{2^} kom frieriet.{2+} Det er grunnen til at dere leser dette.",
      ],
      light: [
        "Frieriet skjedde {2}.{2+} Ja ble det.",
        "Frieriet skjedde {2}.{2+} Resten er planlegging.",
      ],
      solemn: [
        "{2^} ble spørsmålet stilt.{2+} Svaret var ja.",
        "Spørsmålet ble stilt {2}.{2+} Det er svaret vi nå feirer.",
      ],
    },
  },
  alone: {
    one: {
      warm: [
        "Slik fridde {W}: {2}.{2+} {O} sa ja, og det gjelder fortsatt.",
        "Om frieriet kan vi si dette: {2}.{2+} Det er grunnen til at dere leser videre.",
      ],
      light: [
        "Frieriet, i korte trekk: {2}.{2+} {W} spurte, og ja ble det.",
        "Om frieriet kan vi røpe dette: {2}.{2+} Resten er planlegging.",
      ],
      solemn: [
        "Slik stilte {W} spørsmålet: {2}.{2+} {O} svarte ja.",
        "Om frieriet vil vi fortelle dette: {2}.{2+} Det er dette vi nå feirer.",
      ],
    },
    both: {
      warm: ["Vi fridde til hverandre, og slik var det: {2}.{2+} Samme svar fra oss begge."],
      light: ["Vi fridde til hverandre, og slik gikk det til: {2}.{2+} Uavgjort, med andre ord."],
      solemn: ["Slik spurte vi hverandre: {2}.{2+} Svaret var det samme fra oss begge."],
    },
    unknown: {
      warm: [
        "Om frieriet kan vi si dette: {2}.{2+} Svaret var ja, og det gjelder fortsatt.",
        "Om frieriet kan vi si dette: {2}.{2+} Det er grunnen til at dere leser videre.",
      ],
      light: [
        "Frieriet, i korte trekk: {2}.{2+} Ja ble det.",
        "Om frieriet kan vi røpe dette: {2}.{2+} Resten er planlegging.",
      ],
      solemn: [
        "Slik ble spørsmålet stilt: {2}.{2+} Svaret var ja.",
        "Om frieriet vil vi fortelle dette: {2}.{2+} Det er dette vi nå feirer.",
      ],
    },
  },
};

/** `sure` has a word before the list, `nouns` needs things, `several` more than one. */
export const lovesPhrases: Record<"any" | "sure" | "nouns" | "several" | "alone", Phrases> = {
  any: {
    warm: ["{3^} er noe av det vi er aller mest glade i."],
    light: ["{3^} er vi skjønt enige om. Resten forhandler vi om."],
    solemn: ["{3^} er det hverdagen vår er bygd av. Den vil vi dele resten av livet."],
  },
  sure: {
    warm: [
      "Det vi er glade i, er {3}. Og hverandre, selvsagt.",
      "Vi er glade i {3}. Det meste er best når vi er to om det.",
      "Skal dere gjøre oss glade, er svaret {3}.",
    ],
    light: ["Vi er enige om {3}. Alt annet tar vi til avstemning."],
    solemn: [
      "Vi er glade i {3}. Slik vil vi fortsette å ha det, sammen.",
      "Det vi er glade i, er {3}. Det vil vi dele i gode og onde dager.",
    ],
  },
  nouns: {
    warm: ["Gi oss {3}, så er vi fornøyde. Helst sammen."],
    light: ["Gi oss {3}, så sier ingen av oss noe på en stund."],
    solemn: [],
  },
  several: {
    warm: [],
    light: [
      "Vi er glade i {3}, omtrent i den rekkefølgen.",
      "Oppskriften på oss to er {3}. Røres sammen etter smak.",
    ],
    solemn: [],
  },
  alone: {
    warm: ["Dette er vi glade i: {3}.{3+} Helst sammen."],
    light: ["Spør hva vi liker, og dere får dette svaret: {3}.{3+}"],
    solemn: ["Dette er hverdagen vår: {3}.{3+} Den vil vi dele resten av livet."],
  },
};
