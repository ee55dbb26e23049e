import { formatLongDate, osloDate } from "#app/platform/oslo-time.ts";
import {
  type ByTone,
  type Couple,
  type Facts,
  factNumbers,
  plainText,
  type Segment,
  seasonOf,
  type Tone,
} from "../rules.ts";
import { type Clause, readClause, upperFirst } from "./clauses.ts";
import { chooser, clauseValues, compose, listValues, seedOf, type Values } from "./compose.ts";
import * as dayTexts from "./day-phrases.ts";
import { readList } from "./lists.ts";
import * as phrases from "./phrases.ts";
import { inPlace } from "./places.ts";
import { partyWords, seasonWords } from "./texts.ts";

export interface Story {
  paragraphs: ByTone<Segment[]>[];
  greetings: ByTone<Segment[]>;
  ceremony: ByTone<string>;
  reception: ByTone<string>;
}

const maxGreetingLength = 160;
const dayMs = 86_400_000;

/** Composes every text of the proposal. A higher variation writes the same facts anew. */
export function writeStory(couple: Couple, facts: Facts, variation: number, today: Date): Story {
  const names = [couple.bride, couple.groom].filter(Boolean);
  const met = readClause("met", facts.met);
  const proposal = readClause("proposal", facts.proposal, names);
  const list = readList(facts.loves);
  const loves = list ? null : readClause("loves", facts.loves);
  const isOver = couple.weddingDate !== "" && couple.weddingDate < osloDate(today);
  const values = {
    ...(met && clauseValues(factNumbers.met, met)),
    ...(proposal && clauseValues(factNumbers.proposal, proposal)),
    ...(loves && clauseValues(factNumbers.loves, loves)),
    ...(list && listValues(list)),
    ...nameValues(couple, facts),
    ...dayValues(couple, facts, today),
  };
  const choose = chooser({ seed: seedOf(couple, facts, variation), isOver }, values);
  const write = (purpose: string, tone: Tone, options: readonly string[]) =>
    compose(choose(`${purpose} ${tone}`, options), values);
  const byTone = (purpose: string, options: ByTone<readonly string[]>): ByTone<Segment[]> => ({
    warm: write(purpose, "warm", options.warm),
    light: write(purpose, "light", options.light),
    solemn: write(purpose, "solemn", options.solemn),
  });

  const day = facts.party ? "party" : "quiet";
  const dayAndTense = isOver ? (`over-${day}` as const) : day;
  const paragraphs: ByTone<Segment[]>[] = [];
  if (met) paragraphs.push(byTone("met", phrases.metPhrases[formOf(met)]));
  if (proposal) {
    const { one, both, unknown } = phrases.proposalPhrases[formOf(proposal)];
    const options = { bride: one, groom: one, both, "": unknown }[facts.proposer];
    paragraphs.push(byTone("proposal", options));
  }
  if (list) paragraphs.push(byTone("loves", phrasesFor(list.items.length, list.isNouns)));
  else if (loves) paragraphs.push(byTone("loves", phrases.lovesPhrases.alone));
  paragraphs.push(byTone("day", dayTexts.dayPhrases[dayAndTense]));

  const greetings = byTone("greeting", dayTexts.greetingPhrases[isOver ? "over" : day]);
  const shortGreetings = byTone("greeting", dayTexts.greetingPhrases[isOver ? "over" : "quiet"]);
  const fits = (tone: Tone) => plainText(greetings[tone]).length <= maxGreetingLength;
  const ceremony = byTone("ceremony", dayTexts.ceremonyPhrases[isOver ? "over" : "ahead"]);
  const reception = byTone("reception", dayTexts.receptionPhrases[dayAndTense]);
  return {
    paragraphs,
    greetings: {
      warm: (fits("warm") ? greetings : shortGreetings).warm,
      light: (fits("light") ? greetings : shortGreetings).light,
      solemn: (fits("solemn") ? greetings : shortGreetings).solemn,
    },
    ceremony: textByTone(ceremony),
    reception: textByTone(reception),
  };
}

function phrasesFor(count: number, isNouns: boolean): ByTone<readonly string[]> {
  const { any, sure, nouns, several } = phrases.lovesPhrases;
  const of = (tone: Tone) => [
    ...any[tone],
    ...sure[tone],
    ...(isNouns ? nouns[tone] : []),
    ...(count > 1 ? several[tone] : []),
  ];
  return { warm: of("warm"), light: of("light"), solemn: of("solemn") };
}

function formOf({ isContinuation }: Clause): "continuation" | "alone" {
  return isContinuation ? "continuation" : "alone";
}

function nameValues({ bride, groom }: Couple, { proposer }: Facts): Values {
  if (proposer !== "bride" && proposer !== "groom") return {};
  const [asks, answers] = proposer === "bride" ? [bride, groom] : [groom, bride];
  const genitive = /[sxz]$/i.test(answers) ? `${answers}'` : `${answers}s`;
  return { W: [{ text: asks }], O: [{ text: answers }], Os: [{ text: genitive }] };
}

function dayValues(couple: Couple, { season, party }: Facts, today: Date): Values {
  const when = whenOf(couple.weddingDate, season, today);
  const fact = season ? { fact: factNumbers.season } : {};
  return {
    when: [{ text: when, ...fact }],
    When: [{ text: upperFirst(when), ...fact }],
    city: [{ text: inPlace(couple.city) }],
    ...(party && {
      party: [{ text: partyWords[party].what, fact: factNumbers.party }],
      bring: [{ text: partyWords[party].bring }],
    }),
  };
}

/** "til sommeren" only if that is the coming one: a page is often made two years before the day. */
function whenOf(date: string, season: Facts["season"], today: Date): string {
  if (!season) return date ? formatLongDate(date) : "snart";
  const { definite, day } = seasonWords[season];
  if (seasonOf(date) !== season) return day;
  const days = (Date.parse(date) - today.getTime()) / dayMs;
  const isComing = days > 30 && days < 300 && seasonOf(osloDate(today)) !== season;
  if (isComing) return `til ${definite}`;
  // The winter of a day in January began in the year before.
  return season === "winter" ? `${day} i ${date.slice(0, 4)}` : `${definite} ${date.slice(0, 4)}`;
}

function textByTone(texts: ByTone<Segment[]>): ByTone<string> {
  return {
    warm: plainText(texts.warm),
    light: plainText(texts.light),
    solemn: plainText(texts.solemn),
  };
}
