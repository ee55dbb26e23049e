import type { Phrases } from "./phrases.ts";

export const dayPhrases: Record<"party" | "quiet" | "over-party" | "over-quiet", Phrases> = {
  party: {
    warm: [
      "{When} gifter vi oss{city}, og etterpå blir det {party}. Kom som dere er.",
      "{When} gifter vi oss{city}, og det blir {party}. Vi håper dere vil være der.",
      "Vi gifter oss {when}{city}, og så blir det {party}. Det blir ikke det samme uten dere.",
    ],
    light: [
      "{When} blir det alvor{city}, og rett etter blir det {party}. {bring}",
      "{When} sier vi ja{city}, og så blir det {party}. Dere stiller med humøret, vi med resten.",
      "Vi gifter oss {when}{city}. Planen er enkel: først ja, så {party}.",
    ],
    solemn: [
      "{When} gir vi hverandre vårt ja{city}, og feirer med {party}. Vi ønsker dere hjertelig velkommen.",
      "{When} vies vi{city}. Etterpå samles vi til {party}, og det er en glede å få ha dere med.",
      "Vi gifter oss {when}{city}, og innbyr til {party}. Det er en glede å få dele dagen med dere.",
    ],
  },
  quiet: {
    warm: [
      "{When} gifter vi oss{city}. Kom som dere er.",
      "Vi gifter oss {when}{city}. Det blir ikke det samme uten dere.",
    ],
    light: [
      "{When} blir det alvor{city}. Dere stiller med humøret, vi med resten.",
      "{When} sier vi ja{city}. Da vil vi ha dere der.",
    ],
    solemn: [
      "{When} gir vi hverandre vårt ja{city}. Vi ønsker dere hjertelig velkommen.",
      "{When} vies vi{city}. Det er en glede å få dele dagen med dere.",
    ],
  },
  "over-party": {
    warm: [
      "{When} giftet vi oss{city}, og etterpå var det {party}. Takk til dere som var med oss.",
    ],
    light: ["{When} sa vi ja{city}, og så ble det {party}. Takk for innsatsen, alle sammen."],
    solemn: [
      "{When} ga vi hverandre vårt ja{city}, og feiret med {party}. Takk til dere som delte dagen med oss.",
    ],
  },
  "over-quiet": {
    warm: ["{When} giftet vi oss{city}. Takk til dere som var med oss."],
    light: ["{When} sa vi ja{city}. Takk for innsatsen, alle sammen."],
    solemn: ["{When} ga vi hverandre vårt ja{city}. Takk til dere som delte dagen med oss."],
  },
};

/** One line, read by one guest. */
export const greetingPhrases: Record<"party" | "quiet" | "over", Phrases> = {
  party: {
    warm: [
      "Så fint at du er her. Det blir {party}, og vi vil så gjerne ha deg med.",
      "Så fint at du kom innom. {When} blir det {party}, og du er ventet.",
      "Kom som du er. Det blir {party}, og det blir best med deg.",
    ],
    light: [
      "Først ja, så {party}. Kommer du?",
      "Vi har sagt ja. Nå er det din tur, for det blir {party}.",
      "Det blir {party}. {bring} Velkommen.",
    ],
    solemn: [
      "Det er en glede å få dele denne dagen med deg. Hjertelig velkommen til {party}.",
      "{When} gir vi hverandre vårt ja, og innbyr til {party}. Hjertelig velkommen.",
    ],
  },
  quiet: {
    warm: [
      "Så fint at du er her. Kom som du er.",
      "Så fint at du kom innom. Vi vil så gjerne ha deg med.",
    ],
    light: [
      "Vi har sagt ja. Nå er det din tur.",
      "Vi stiller med kjærligheten. Du stiller med humøret.",
    ],
    solemn: [
      "Det er en glede å få dele denne dagen med deg. Hjertelig velkommen.",
      "Hjertelig velkommen til vår bryllupsdag.",
    ],
  },
  over: {
    warm: ["Så fint at du er her. Takk for dagen."],
    light: ["Vi sa ja. Takk til alle som lo og gråt på de riktige stedene."],
    solemn: ["Takk for at du delte dagen med oss."],
  },
};

export const ceremonyPhrases: Record<"ahead" | "over", Phrases> = {
  ahead: {
    warm: [
      "Vi sier ja{city}, og vil gjerne ha dere rundt oss. Kom litt før, så finner alle plass.",
      "Her gifter vi oss. Kom gjerne litt før, så rekker vi en klem.",
    ],
    light: [
      "Her sier vi ja. Kom i god tid, så slipper dere å snike dere inn.",
      "Det er her det gjelder. Kom litt før, og ta med lommetørkle.",
    ],
    solemn: [
      "Vi gir hverandre vårt ja{city}, med dere rundt oss. Vi ber dere komme i god tid.",
      "Vielsen er det viktigste på dagen. Vi er takknemlige for å ha dere der.",
    ],
  },
  over: {
    warm: ["Her sa vi ja til hverandre."],
    light: ["Det var her det gjaldt."],
    solemn: ["Her ga vi hverandre vårt ja."],
  },
};

export const receptionPhrases: Record<"party" | "quiet" | "over-party" | "over-quiet", Phrases> = {
  party: {
    warm: [
      "Etterpå blir det {party}. Bli så lenge dere vil.",
      "Så feirer vi med {party}. Vi gleder oss til å ha dere samlet.",
    ],
    light: ["Så blir det {party}. {bring}", "Alvoret er over, og det blir {party}."],
    solemn: ["Deretter innbyr vi til {party}.", "Etter vielsen samles vi til {party}."],
  },
  quiet: {
    warm: ["Etterpå feirer vi sammen. Bli så lenge dere vil."],
    light: ["Så er alvoret over, og festen kan begynne."],
    solemn: ["Etter vielsen samles vi til fest."],
  },
  "over-party": {
    warm: ["Etterpå var det {party}."],
    light: ["Så ble det {party}."],
    solemn: ["Etter vielsen var det {party}."],
  },
  "over-quiet": {
    warm: ["Etterpå feiret vi sammen."],
    light: ["Så var alvoret over."],
    solemn: ["Etter vielsen var det fest."],
  },
};
