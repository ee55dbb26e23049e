import { describe, expect, test } from "vitest";
import { type Couple, type Facts, noFacts, parties, plainText, seasons, tones } from "../rules.ts";
import { writeStory } from "./story.ts";

const today = new Date("2026-11-24T10:00:00Z");
const couple: Couple = {
  bride: "Ingrid",
  groom: "Mathias",
  weddingDate: "2027-06-12",
  city: "Lofthus",
  ceremonyTime: "",
};
const drawn: Facts = {
  met: "på en dugnad i borettslaget, over en trillebår med jord",
  proposer: "groom",
  proposal: "på Trolltunga, i sidelengs regn",
  loves: "ski, sene frokoster og hunden Balder",
  season: "summer",
  party: "barn",
  tone: "warm",
};
const typed = {
  met: [
    "",
    "Vi møttes på Tinder i 2019. Det tok tre uker før vi turte å si hei.",
    "Tinder",
    "en dugnad!!",
    "da vi studerte i Bergen ...",
    "Elias spilte i band , og jeg var lydmann",
    "En kveld på Café Opera",
    "gjennom felles venner på St. Hanshaugen",
    "🎉",
    "«på jobb»",
    `på ${"en lang tur ".repeat(22)}`,
  ],
  proposal: [
    "",
    "Ingrid fridde på kjøkkenet, mens pastaen kokte over",
    "under nordlyset, og han sa ja før jeg var ferdig",
    "Kø på Ikea?",
    "fridde i Roma.",
    "en kveld i mai",
  ],
  loves: [
    "",
    "Å gå på tur, kaffe",
    "Brann og vinylplater",
    "lage mat, brettspill, bobilen, sjøen",
    "Vi elsker at det er stille. Og kaffe.",
    "hunden",
    "{3} og {W}",
  ],
};
const couples: Couple[] = [
  couple,
  { ...couple, bride: "Åse", groom: "Lars", city: "Hamar", weddingDate: "2020-06-12" },
  { ...couple, bride: "Nora", groom: "Øyvind", city: "", weddingDate: "" },
  { ...couple, bride: "Max", groom: "Jonas", city: "ved vannet, Toten", weddingDate: "2029-01-20" },
];

function* manyLetters(): Generator<[Couple, Facts]> {
  let turn = 0;
  const next = <Value>(values: readonly Value[]): Value => values[turn++ % values.length] as Value;
  for (const met of typed.met) {
    for (const proposal of typed.proposal) {
      for (const loves of typed.loves) {
        turn += 1;
        const season = next(["" as const, ...seasons]);
        const party = next(["" as const, ...parties]);
        const proposer = next(["" as const, "bride" as const, "groom" as const, "both" as const]);
        yield [next(couples), { met, proposal, loves, season, party, proposer, tone: "warm" }];
      }
    }
  }
}

function allTexts(letter: [Couple, Facts], variation = 0): string[] {
  const story = writeStory(...letter, variation, today);
  return tones.flatMap((tone) => [
    ...story.paragraphs.map((row) => plainText(row[tone])),
    plainText(story.greetings[tone]),
    story.ceremony[tone],
    story.reception[tone],
  ]);
}

describe("every letter gives whole Norwegian sentences", () => {
  const letters = [...manyLetters()];
  const texts = [...new Set(letters.flatMap((letter) => allTexts(letter)))];

  test("there are many of them", () => {
    expect(letters.length).toBeGreaterThan(400);
    expect(texts.length).toBeGreaterThan(400);
  });

  test("each begins with a capital and ends with a sign", () => {
    expect(texts.filter((text) => !/^(?:[^\p{L}]*\p{Lu}|\{)/u.test(text))).toEqual([]);
    expect(texts.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  });

  test("no space or sign is double, and none stands wrong", () => {
    expect(texts.filter((text) => / {2}|\.\.|,,|,\.|\.,|::|!\.|\?\.| [.,:;]/.test(text))).toEqual(
      [],
    );
  });

  test("no mark is left, and what looks like one stays as it was typed", () => {
    const strange = new Set(letters.flatMap(([, { loves }]) => loves.match(/\{.\}/g) ?? []));
    const marks = texts.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? []);
    expect(new Set(marks)).toEqual(strange);
    expect(texts.filter((text) => text.includes("undefined"))).toEqual([]);
  });

  test("every greeting is short enough for its field", () => {
    const greetings = letters.flatMap(([own, facts]) => {
      const story = writeStory(own, facts, 0, today);
      return tones.map((tone) => plainText(story.greetings[tone]));
    });
    expect(Math.max(...greetings.map(({ length }) => length))).toBeLessThanOrEqual(160);
  });

  test("a day that has been is not ahead", () => {
    const over = letters.filter(([{ weddingDate }]) => weddingDate === "2020-06-12");
    expect(over.length).toBeGreaterThan(50);
    const ours = over.flatMap(([own, facts]) =>
      tones.flatMap((tone) =>
        writeStory(own, facts, 0, today).paragraphs.flatMap((row) =>
          row[tone].filter(({ fact }) => !fact).map(({ text }) => text),
        ),
      ),
    );
    expect(ours.filter((text) => /\bskal\b|gleder oss|gifter vi|\bblir det\b/.test(text))).toEqual(
      [],
    );
  });
});

test("what is underlined is what the couple wrote, and nothing of it is lost", () => {
  for (const variation of [0, 1, 2, 3, 4, 5]) {
    const { paragraphs } = writeStory(couple, drawn, variation, today);
    for (const tone of tones) {
      const told = paragraphs.flatMap((row) => row[tone].filter(({ fact }) => fact));
      const joined = (number: number) =>
        told.filter(({ fact }) => fact === number).map(({ text }) => text.toLowerCase());
      expect(joined(1)).toEqual([drawn.met.toLowerCase()]);
      expect(joined(2)).toEqual([drawn.proposal.toLowerCase()]);
      expect(joined(3)).toEqual(["ski", "sene frokoster", "hunden balder"]);
      expect(joined(4)).toEqual(["til sommeren"]);
      expect(joined(5)).toEqual(["stor fest på låven"]);
    }
  }
});

test("nothing but names, numbers and words of the couple has a capital inside a sentence", () => {
  const known = /^(?:Ingrids?|Mathias|Trolltunga|Balder|Lofthus)$/;
  for (let variation = 0; variation < 30; variation++) {
    for (const text of allTexts([couple, drawn], variation)) {
      const inside = [...text.matchAll(/(?<![.?!:] )(?<=\s)\p{Lu}\p{L}*/gu)].map(([word]) => word);
      expect(inside.filter((word) => !known.test(word))).toEqual([]);
      expect(text).not.toMatch(/\d/);
    }
  }
});

test("couples with the same words get different proposals, one couple the same again", () => {
  const proposals = Array.from({ length: 60 }, (_, number) =>
    allTexts([
      { ...couple, bride: `Ingrid ${number}`, groom: `Mathias ${number}` },
      { ...drawn, proposer: "" },
    ]).join("\n"),
  );
  expect(new Set(proposals).size).toBe(60);
  expect(allTexts([couple, drawn])).toEqual(allTexts([couple, drawn]));
  expect(allTexts([couple, drawn], 1)).not.toEqual(allTexts([couple, drawn]));
});

test("a letter without answers still invites", () => {
  const { paragraphs, greetings } = writeStory(couple, noFacts, 0, today);
  expect(paragraphs).toHaveLength(1);
  expect(plainText(paragraphs[0]?.warm ?? [])).toMatch(/12\. juni 2027.*Lofthus/i);
  expect(plainText(greetings.warm)).not.toBe("");
});

test.each<[string, Partial<Couple>, Partial<Facts>, RegExp]>([
  ["two summers ahead", { weddingDate: "2028-06-12" }, {}, /sommeren 2028/i],
  ["a season other than the date's", {}, { season: "autumn" }, /en høstdag/i],
  ["January", { weddingDate: "2029-01-20" }, { season: "winter" }, /en vinterdag i 2029/i],
  ["the coming summer", {}, {}, /til sommeren/i],
])("says when: %s", (_, change, facts, when) => {
  const { paragraphs } = writeStory({ ...couple, ...change }, { ...drawn, ...facts }, 0, today);
  for (const tone of tones) expect(plainText(paragraphs.at(-1)?.[tone] ?? [])).toMatch(when);
});

test("the drawn couple's story, to be read", () => {
  const { paragraphs } = writeStory(couple, drawn, 0, today);
  const story = tones.map((tone) => paragraphs.map((row) => plainText(row[tone])));
  expect(story).toMatchInlineSnapshot(`
    [
      [
        "Historien vår begynner på en dugnad i borettslaget, over en trillebår med jord. Det er den vi helst forteller.",
        "På Trolltunga, i sidelengs regn, fridde Mathias. Resten er grunnen til at dere leser dette.",
        "Skal dere gjøre oss glade, er svaret ski, sene frokoster og hunden Balder.",
        "Vi gifter oss til sommeren i Lofthus, og så blir det stor fest på låven. Det blir ikke det samme uten dere.",
      ],
      [
        "Noen finner hverandre i solnedgang. Vi fant hverandre på en dugnad i borettslaget, over en trillebår med jord.",
        "Spørsmålet kom på Trolltunga, i sidelengs regn. Mathias spurte, Ingrid sa ja, og vips var det et bryllup å planlegge.",
        "Oppskriften på oss to er ski, sene frokoster og hunden Balder. Røres sammen etter smak.",
        "Til sommeren blir det alvor i Lofthus, og rett etter blir det stor fest på låven. Ta med dansesko.",
      ],
      [
        "Vår historie begynner på en dugnad i borettslaget, over en trillebår med jord. Veien derfra har ført oss hit.",
        "På Trolltunga, i sidelengs regn, ba Mathias om Ingrids hånd. Det er dette vi nå feirer.",
        "Det vi er glade i, er ski, sene frokoster og hunden Balder. Det vil vi dele i gode og onde dager.",
        "Vi gifter oss til sommeren i Lofthus, og innbyr til stor fest på låven. Det er en glede å få dele dagen med dere.",
      ],
    ]
  `);
});

test("a couple that writes whole sentences, to be read", () => {
  const facts: Facts = {
    ...drawn,
    met: "Elias spilte i band, og jeg var lydmann. Han spilte falskt.",
    proposer: "both",
    proposal: "i Roma",
    loves: "Lage mat, brettspill og sjøen",
    season: "autumn",
    party: "small",
  };
  const own = {
    ...couple,
    bride: "Jonas",
    groom: "Elias",
    weddingDate: "2028-10-07",
    city: "Hamar",
  };
  const { paragraphs } = writeStory(own, facts, 0, today);
  const story = tones.map((tone) => paragraphs.map((row) => plainText(row[tone])));
  expect(story).toMatchInlineSnapshot(`
    [
      [
        "Slik fant vi hverandre: Elias spilte i band, og jeg var lydmann. Han spilte falskt. Resten er historien om oss to.",
        "Vi fridde til hverandre i Roma. To spørsmål, og samme svar på begge.",
        "Vi er glade i å lage mat, brettspill og sjøen. Det meste er best når vi er to om det.",
        "Vi gifter oss høsten 2028 på Hamar, og så blir det en lang middag med de nærmeste. Det blir ikke det samme uten dere.",
      ],
      [
        "Kortversjonen er denne: Elias spilte i band, og jeg var lydmann. Han spilte falskt. Den lange får dere over et glass.",
        "I Roma fridde vi til hverandre. Stemmene var to mot null.",
        "Vi er glade i å lage mat, brettspill og sjøen, omtrent i den rekkefølgen.",
        "Høsten 2028 blir det alvor på Hamar, og rett etter blir det en lang middag med de nærmeste. Ta med god appetitt.",
      ],
      [
        "Slik begynte det: Elias spilte i band, og jeg var lydmann. Han spilte falskt. Nå er det blitt et løfte for livet.",
        "Vi fridde til hverandre i Roma. Det løftet gir vi nå hverandre for livet.",
        "Å lage mat, brettspill og sjøen er det hverdagen vår er bygd av. Den vil vi dele resten av livet.",
        "Høsten 2028 gir vi hverandre vårt ja på Hamar, og feirer med en lang middag med de nærmeste. Vi ønsker dere hjertelig velkommen.",
      ],
    ]
  `);
});
