import { expect, test } from "vitest";
import { type FirstStep, type Progress, stepsLeft } from "./first-steps.ts";

const noProgress: Progress = {
  hasWishes: false,
  hasGiftBox: false,
  hasPartner: false,
  hasAnswers: false,
  daysLeft: 200,
};

test.each<[Partial<Progress>, FirstStep[]]>([
  [{}, ["wish", "partner", "share"]],
  [{ daysLeft: 0 }, ["wish", "partner", "share"]],
  [{ hasWishes: true }, ["partner", "share"]],
  [{ hasGiftBox: true }, ["partner", "share"]],
  [{ hasPartner: true }, ["wish", "share"]],
  [{ hasAnswers: true }, ["wish", "partner"]],
  [{ hasWishes: true, hasPartner: true, hasAnswers: true }, []],
  [{ daysLeft: -1 }, []],
])("after %j there is left: %j", (progress, left) => {
  expect(stepsLeft({ ...noProgress, ...progress })).toEqual(left);
});
