import { spread } from "../geometry.ts";
import { colors, deepened, ink, mixColors } from "./cloth-colors.ts";
import { castShadow, dottedContour } from "./hanger.ts";
import { axis, circle, clip, fill, line, type Marks, ring, rounded, shape } from "./pen.ts";
import { dots } from "./textiles.ts";

const outline =
  "M120 66C98 70 88 92 82 124C74 168 60 220 40 276C66 290 96 280 120 284" +
  "C144 280 174 290 200 276C180 220 166 168 158 124C152 92 142 70 120 66Z";
const hook = line("M120 60V38C120 33 127 33 127 28", 1.4);

export function drawVeil(_look: object, ground: string): Marks {
  const net = mixColors(ground, "#ffffff", 0.62);
  const gathers = [58, 74, 92, 108, 132, 148, 166, 182].map((x) => {
    const lean = x - axis;
    return rounded`M${axis + lean * 0.14} 70C${axis + lean * 0.5} 110 ${x + 2} 200 ${x} 280`;
  });
  const edge = spread(0, 1, 16).map((u) => {
    const [x, y] = [43 + u * 154, 276 + Math.sin(u * 12.2) * 3.5];
    return circle(x, y, 6, colors.white, 1) + ring(x, y, 2, 0.7, ink);
  });
  return (
    castShadow(fill(outline, deepened(ground, 0.1))) +
    hook +
    fill(outline, net) +
    clip(
      outline,
      fill("M150 60C170 140 176 220 170 300H220V60Z", deepened(net, 0.1)) +
        dots({ x: 34, y: 80, width: 172, height: 210 }, 12, 0.8, "#9a8f7f") +
        line(gathers.join(""), 0.8, "#857a6b"),
    ) +
    line(outline, 1.4) +
    edge.join("") +
    comb
  );
}

const comb =
  shape("M98 62C106 54 134 54 142 62L140 72C132 66 108 66 100 72Z", colors.brass, 1.2) +
  spread(104, 136, 5)
    .map((x) => circle(x, 58 + Math.abs(x - axis) / 8, 3, colors.white, 0.9))
    .join("");

export const drawSoldVeil = (): Marks => hook + dottedContour(outline) + comb;
