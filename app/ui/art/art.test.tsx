import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { Fjord } from "./fjord.tsx";
import { drawRidge, drawRipples, drawSpruces } from "./fjord-marks.ts";
import { Linnea } from "./linnea.tsx";
import { seededRandom } from "./seeded-random.ts";
import { PaleSprig, Sprig } from "./sprig.tsx";
import { drawSprig, type SprigPlan } from "./sprig-marks.ts";
import { Vignette } from "./vignette.tsx";

const plan: SprigPlan = {
  seed: 4,
  stem: [
    [60, 770],
    [-30, 560],
    [70, 330],
    [40, 120],
  ],
  leaves: 19,
  leafLength: 62,
  thickness: 6,
  clusters: [{ t: 0.5, count: 8, radius: 12, angle: 1.2 }],
};

const drawings = {
  Sprig: <Sprig viewBox="0 0 700 760" plans={[plan]} />,
  PaleSprig: <PaleSprig />,
  Vignette: <Vignette width={260} seed={23} />,
  Linnea: <Linnea />,
  Fjord: <Fjord width={300} height={352} arch />,
};

describe.each(Object.entries(drawings))("%s", (_name, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  it("is deterministic", () => {
    expect(renderToStaticMarkup(drawing)).toBe(markup);
  });

  it("has at most one decimal in its paths", () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|e-\d/);
    const paths = [...parseHtml(markup).document.querySelectorAll("[d]")];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path.getAttribute("d")).not.toMatch(/\.\d{2}/);
  });

  it("is decorative, without style attributes, and small", () => {
    const { body } = parseHtml(markup).document;
    expect([...body.children].map((child) => child.matches("svg[aria-hidden=true]"))).toEqual([
      true,
    ]);
    expect(body.querySelectorAll("[style]")).toHaveLength(0);
    expect(markup.length).toBeLessThan(24_000);
  });
});

it("another seed gives another drawing", () => {
  expect(drawSprig({ ...plan, seed: 5 })).not.toEqual(drawSprig(plan));
});

it("each leaf is two shapes and each berry three", () => {
  const withoutBerries = drawSprig({ ...plan, clusters: [] });
  expect(withoutBerries).toHaveLength(2 * (plan.leaves + 2) + 1);
  expect((drawSprig(plan).length - withoutBerries.length - 1) % 3).toBe(0);
});

it("the ids of two landscapes on one page differ", () => {
  const page = renderToStaticMarkup(
    <div>
      <Fjord width={300} height={352} />
      <Fjord width={300} height={352} />
    </div>,
  );
  const ids = [...parseHtml(page).document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(page).toContain(`url(#${id})`);
});

test("a ridge spans the picture's width", () => {
  const xs = [
    ...drawRidge([300, 352], { y: 176, swing: 70, step: 60, seed: 12 }).matchAll(
      /([\d.-]+) [\d.-]+/g,
    ),
  ].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeLessThanOrEqual(0);
  expect(Math.max(...xs)).toBeGreaterThanOrEqual(300);
});

test("the requested number of ripples and spruces is drawn", () => {
  expect(drawRipples(300, 352).split("M")).toHaveLength(27);
  expect(drawSpruces({ x: 0, y: 100, count: 6, size: 20, seed: 9 }).split("M")).toHaveLength(7);
});

test("seeded numbers lie in [0, 1) and repeat", () => {
  const first = seededRandom(7);
  const second = seededRandom(7);
  for (let i = 0; i < 1000; i++) {
    const value = first();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
    expect(second()).toBe(value);
  }
});
