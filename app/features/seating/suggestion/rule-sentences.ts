import { formatCount } from "#app/platform/numbers.ts";
import type { PlanRule } from "../plan/plan.ts";
import { capitalize, type PlanNames } from "./names.ts";
import { keyOfGuest } from "./request.ts";

/** As a rule that is made, as one that is broken, or as one that is followed. */
type Mood = "made" | "broken" | "kept";

interface Predicate {
  /** After first names, as a heading. */
  brief: string;
  must: string;
  /** A preference, as it is made. */
  preference: string;
  /** A preference that is still to be met. */
  wanted: string;
  kept: string;
}

const head = "brudebordet";

const predicates: Record<"together" | "next" | "apart" | "near" | "far", Predicate> = {
  together: {
    brief: "sammen",
    must: "skal sitte ved samme bord",
    preference: "sitter gjerne sammen",
    wanted: "vil gjerne sitte sammen",
    kept: "sitter sammen",
  },
  next: {
    brief: "ved siden av hverandre",
    must: "skal sitte ved siden av hverandre",
    preference: "sitter gjerne ved siden av hverandre",
    wanted: "vil gjerne sitte ved siden av hverandre",
    kept: "sitter ved siden av hverandre",
  },
  apart: {
    brief: "ved hvert sitt bord",
    must: "skal ikke sitte ved samme bord",
    preference: "sitter helst ikke ved samme bord",
    wanted: "vil helst ikke sitte ved samme bord",
    kept: "sitter ikke ved samme bord",
  },
  near: {
    brief: `nær ${head}`,
    must: `skal sitte nær ${head}`,
    preference: `vil gjerne sitte nær ${head}`,
    wanted: `vil gjerne sitte nær ${head}`,
    kept: `sitter nær ${head}`,
  },
  far: {
    brief: `langt fra ${head}`,
    must: `skal sitte langt fra ${head}`,
    preference: `vil gjerne sitte langt fra ${head}`,
    wanted: `vil gjerne sitte langt fra ${head}`,
    kept: `sitter langt fra ${head}`,
  },
};

/** Returns the rule in the words it is made with. */
export function ruleSentence(rule: PlanRule, names: PlanNames, mood: Mood = "made"): string {
  const limit = limitSentence(rule, names);
  if (limit) return limit;
  const persons = names.together(personsOfRule(rule), "full");
  return capitalize(`${persons} ${predicateOf(rule, names, mood)}`);
}

/** Returns the broken rule as it is written beside the table: briefly, and a preference without names. */
export function ruleNote(rule: PlanRule, names: PlanNames): string {
  const limit = limitSentence(rule, names);
  if (limit) return limit;
  const predicate = predicateOf(rule, names, "broken");
  if (!rule.isMust) return predicate;
  return capitalize(`${names.together(personsOfRule(rule), "first")} ${predicate}`);
}

/** Returns the rule as a heading: “Tiril og Hauk sammen”. */
export function ruleHeading(rule: PlanRule, names: PlanNames): string {
  const limit = limitSentence(rule, names);
  if (limit || "count" in rule) return limit ?? "";
  const persons = names.together(personsOfRule(rule), "first");
  return capitalize(`${persons} ${predicatesOf(rule, names).brief}`);
}

/** Keys of the persons that the rule names. */
export function personsOfRule(rule: PlanRule): string[] {
  if ("otherGuestId" in rule) return [rule.guestId, rule.otherGuestId].map(keyOfGuest);
  return "guestId" in rule ? [keyOfGuest(rule.guestId)] : [];
}

function limitSentence(rule: PlanRule, names: PlanNames): string | null {
  if (!("count" in rule)) return null;
  const rest = `fra ${names.category(rule.categoryId)} ved ${names.table(rule.tableId)}`;
  if (rule.type === "atMost" && rule.count === 0) return `Ingen ${rest}`;
  return `${rule.type === "atMost" ? "Høyst" : "Minst"} ${formatCount(rule.count)} ${rest}`;
}

function predicateOf(rule: PlanRule, names: PlanNames, mood: Mood): string {
  if ("count" in rule) return "";
  const predicate = predicatesOf(rule, names);
  if (mood === "kept" && !(rule.isMust && rule.type === "locked")) return predicate.kept;
  if (rule.isMust) return predicate.must;
  return mood === "broken" ? predicate.wanted : predicate.preference;
}

function predicatesOf(rule: Exclude<PlanRule, { count: number }>, names: PlanNames): Predicate {
  return rule.type === "locked" ? lockPredicate(names.table(rule.tableId)) : predicates[rule.type];
}

function lockPredicate(table: string): Predicate {
  return {
    brief: `ved ${table}`,
    must: `er låst til ${table}`,
    preference: `sitter gjerne ved ${table}`,
    wanted: `vil gjerne sitte ved ${table}`,
    kept: `sitter ved ${table}`,
  };
}
