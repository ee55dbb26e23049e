import { expect, test } from "vitest";
import {
  leadOf,
  orderSections,
  phaseOf,
  type SectionName,
  type WeddingPhase,
} from "./page-order.ts";

const date = "2027-06-19";
const all = () => true;
const without = (missing: SectionName) => (section: SectionName) => section !== missing;

test.each<[string, WeddingPhase]>([
  ["2026-01-01T12:00:00Z", "before"],
  ["2027-06-11T21:59:59Z", "before"],
  ["2027-06-11T22:00:00Z", "last-week"],
  ["2027-06-18T21:59:59Z", "last-week"],
  ["2027-06-18T22:00:00Z", "day"],
  ["2027-06-19T21:59:59Z", "day"],
  ["2027-06-19T22:00:00Z", "after"],
  ["2030-01-01T12:00:00Z", "after"],
])("at %s in UTC the phase in Norway is “%s”", (instant, phase) => {
  expect(phaseOf(date, new Date(instant))).toBe(phase);
});

test.each<[WeddingPhase, string, string]>([
  ["before", "story program rsvp wishes gallery greeting", "rsvp"],
  ["last-week", "program rsvp wishes gallery story greeting", "rsvp"],
  ["day", "program gallery greeting wishes rsvp story", "program"],
  ["after", "rsvp gallery greeting story program wishes", "gallery"],
])("the page in phase “%s” is ordered %s", (phase, order, lead) => {
  expect(orderSections(phase, all).flat().join(" ")).toBe(order);
  expect(leadOf(phase, all)).toBe(lead);
});

test("a section that is missing leaves no empty group, and does not lead", () => {
  expect(orderSections("day", without("program"))).toEqual([
    ["gallery", "greeting"],
    ["wishes", "rsvp"],
    ["story"],
  ]);
  expect(leadOf("day", without("program"))).toBe("gallery");
});
