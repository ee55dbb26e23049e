import { describe, expect, it } from "vitest";
import { encodePath, type Shape } from "./path.ts";
import { closedSpline, joinRuns, openSpline, polygon } from "./spline.ts";

describe("encodePath", () => {
  it("writes relative integers without repeated commands and needless spaces", () => {
    const triangle = polygon([
      [1, 1],
      [3, 1],
      [2, -1],
    ]);
    expect(encodePath([triangle])).toBe("M4 4l8 0-4-8z");
  });

  it("starts the next outline relative to the start of the last", () => {
    const at = (x: number): Shape => ({ start: [x, 0], segments: [[x + 1, 0]] });
    expect(encodePath([at(0), at(5)])).toBe("M0 0l4 0zm20 0l4 0z");
  });

  it("writes a flat curve as a line and a mirrored handle as s", () => {
    const flat: Shape = { start: [0, 0], segments: [[1, 0, 2, 0.1, 3, 0]] };
    expect(encodePath([flat])).toBe("M0 0l12 0z");
    const wave: Shape = {
      start: [0, 0],
      segments: [
        [1, 2, 3, 2, 4, 0],
        [5, -2, 7, -2, 8, 0],
      ],
    };
    expect(encodePath([wave])).toBe("M0 0c4 8 12 8 16 0s12-8 16 0z");
  });

  it("leaves out segments of no length", () => {
    expect(
      encodePath([
        {
          start: [2, 2],
          segments: [
            [2, 2],
            [2.1, 2],
          ],
        },
      ]),
    ).toBe("M8 8z");
  });
});

describe("splines", () => {
  it("do not overshoot at uneven distances", () => {
    const [curve] = openSpline([
      [0, 0],
      [1, 0],
      [100, 0],
    ]);
    expect(curve?.[2]).toBeGreaterThan(0.5);
  });

  it("keep a corner where two runs meet", () => {
    const leaf = joinRuns(
      [
        [0, 0],
        [5, -3],
        [10, 0],
      ],
      [
        [10, 0],
        [5, 3],
        [0, 0],
      ],
    );
    const [, arriving, leaving] = leaf.segments;
    // A smooth turn would leave and arrive straight up and down, at x = 10.
    expect(arriving?.[2]).toBeLessThan(9.5);
    expect(leaving?.[0]).toBeLessThan(9.5);
  });

  it("close smoothly at their first point", () => {
    const round = closedSpline([
      [0, 0],
      [4, 4],
      [0, 8],
      [-4, 4],
    ]);
    expect(round.segments.at(-1)?.slice(-2)).toEqual([0, 0]);
  });
});
