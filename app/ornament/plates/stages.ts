import { spread } from "../geometry.ts";
import { colors, deepened, mixColors } from "./cloth-colors.ts";
import { dashed, ellipse, fill, innerPen, line, type Marks, rounded } from "./pen.ts";

/** Where the goods of one kind stand, hang or lie; rail and shelf have one height everywhere. */
export type Stage = "rail" | "shelf" | "niche" | "cloth" | "flat" | "field";

export const shelfHeight = 250;

/** To the right edge of a plate's surroundings. */
const plateReach = 360;

const archPath = "M44 250V138a76 76 0 0 1 152 0V250";

export function drawStage(stage: Stage, ground: string, reach = plateReach): Marks {
  return fill(`M-60-60h${reach}v420h-${reach}Z`, ground) + furniture[stage](ground, reach);
}

const furniture: Readonly<Record<Stage, (ground: string, reach: number) => Marks>> = {
  rail: (ground, reach) =>
    fill(`M-60 27.5h${reach}v5h-${reach}Z`, mixColors(ground, colors.brass, 0.55)) +
    line(`M-60 27.5h${reach}M-60 32.5h${reach}`, innerPen),
  shelf,
  niche: (ground, reach) =>
    fill(`${archPath}Z`, mixColors(ground, colors.white, 0.45)) +
    line(archPath, innerPen, deepened(ground, 0.5)) +
    shelf(ground, reach),
  cloth: (ground) => {
    const thread = deepened(ground, 0.35);
    const fringe = spread(42, 198.8, 33).map((x) => rounded`M${x} 258v8M${x} 42v-8`);
    return (
      line(fringe.join(""), 0.8, thread) +
      fill("M40 42h160v216H40Z", mixColors(ground, colors.white, 0.5)) +
      dashed("M46 48h148v204H46Z", 0.8, thread, "3 3")
    );
  },
  flat: () => "",
  field: (ground, reach) =>
    fill(`M-60 236h${reach}v124h-${reach}Z`, mixColors(ground, colors.fir, 0.28)) +
    line(`M-60 236h${reach}`),
};

function shelf(ground: string, reach: number): Marks {
  return fill(`M-60 250h${reach}v110h-${reach}Z`, deepened(ground)) + line(`M-60 250h${reach}`);
}

/** The shadow of something that lies flat. */
export function flatShadow(ground: string, data: string, dx = 5, dy = 7): Marks {
  return `<path d="${data}" fill="${deepened(ground, 0.2)}" transform="translate(${dx} ${dy})"/>`;
}

/** The shadow at the foot of something that stands. */
export function footShadow(ground: string, x: number, radius: number, y = shelfHeight): Marks {
  return ellipse([x + radius * 0.22, y + 4], [radius * 1.05, 3.6], deepened(ground, 0.32));
}
