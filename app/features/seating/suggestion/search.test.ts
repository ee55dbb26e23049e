import { describe, expect, test } from "vitest";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import type { SeatingRequest } from "../solver/request.ts";
import { solveSeating } from "../solver/solve.ts";
import { type SearchReport, searchSeats } from "./search.ts";

const wedding = { ...generateWedding(40, 3), evaluations: 200_000 };

describe("a search in slices", () => {
  test("proposes what the solver proposes at once", async () => {
    const reports = await search(wedding);
    expect(reports.at(-1)).toEqual({
      type: "proposal",
      proposal: solveSeating(wedding).proposal,
      isComplete: true,
    });
  });

  test("reports progress no more often than every 100 ms", async () => {
    const [first, ...others] = (await search(wedding)).filter(({ type }) => type === "progress");
    expect(first).toMatchObject({ share: 0, seated: 40 });
    // Eight slices of 30 ms each.
    expect(others.length).toBe(1);
  });

  test("keeps the best chart when it is stopped", async () => {
    const reports = await search(wedding, 2);
    expect(reports.at(-1)).toMatchObject({ type: "proposal", isComplete: false });
  });

  test("says which rules exclude each other", async () => {
    const persons = ["a", "b"].map((id) => seatingPerson(id));
    const rules = [{ id: "r", must: true, type: "apart", person: "a", other: "b" } as const];
    const request = seatingRequest({ persons, tables: [seatingTable("t")], rules });
    expect(await search(request)).toMatchObject([
      { type: "impossible", impossible: { rules: ["r"] } },
    ]);
  });
});

async function search(request: SeatingRequest, maxSlices = Number.POSITIVE_INFINITY) {
  const reports: SearchReport[] = [];
  let slices = 0;
  await searchSeats(request, {
    report: (report) => reports.push(report),
    isStopped: () => slices >= maxSlices,
    pause: async () => {
      slices++;
    },
    now: () => slices * 30,
  });
  return reports;
}
