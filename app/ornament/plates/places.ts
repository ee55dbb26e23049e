import { spread } from "../geometry.ts";
import { createRandom } from "../random.ts";
import { colors, mixColors } from "./cloth-colors.ts";
import { circle, clip, fill, innerPen, line, type Marks, place, rounded, shape } from "./pen.ts";

const redWall = "#a8453a";
const darkRed = "#7c2a2c";
const roof = "#5a524b";
const lamp = "#f6dfa4";

type Spot = readonly [x: number, y: number];

const lamps = (spots: readonly Spot[], radius: number) =>
  spots.map(([x, y]) => circle(x, y, radius, lamp, innerPen)).join("");

function tree(x: number, y: number, height: number, color: string): Marks {
  const crown =
    rounded`M0 ${-height}C${height * 0.3} ${-height} ${height * 0.34} ${-height * 0.2} 0 ${-height * 0.2}` +
    rounded`C${-height * 0.34} ${-height * 0.2} ${-height * 0.3} ${-height} 0 ${-height}Z`;
  const veins =
    rounded`M0 ${-height * 0.24}V${-height * 0.86}M0 ${-height * 0.4}l${height * 0.12} ${-height * 0.1}` +
    rounded`M0 ${-height * 0.5}l${-height * 0.12} ${-height * 0.1}`;
  const trunk = line(rounded`M0 0V${-height * 0.5}`, 2.2, "#5a4a35");
  return place(trunk + fill(crown, color) + line(veins, innerPen, colors.paper), x, y);
}

/** A red barn with lights over its open doors. */
export function drawBarn(_look: object, ground: string): Marks {
  const wall = "M52 236V160L120 104L188 160V236Z";
  const boards = spread(58, 186, 17).map((x) => `M${x} 236V100`);
  const eaves = "M42 168L120 103L198 168";
  const lights: Spot[] = [
    [56, 184],
    [72, 191],
    [88, 190],
    [104, 182],
    [136, 184],
    [152, 190],
    [168, 191],
    [184, 185],
  ];
  const flowers: Spot[] = [
    [40, 262],
    [54, 276],
    [30, 284],
    [200, 262],
    [214, 276],
    [190, 284],
    [226, 262],
  ];
  return (
    circle(186, 74, 22, mixColors(ground, colors.clay, 0.35)) +
    fill(
      "M-60 236V170C-20 150 10 120 50 128C90 136 110 160 150 140C190 118 230 120 300 150V236Z",
      mixColors(ground, colors.fir, 0.28),
    ) +
    fill(
      "M-60 236V196C0 176 40 200 90 196C150 190 190 166 300 186V236Z",
      mixColors(ground, colors.fir, 0.46),
    ) +
    fill("M-60 236h360v124h-360Z", mixColors(ground, colors.fir, 0.3)) +
    tree(14, 238, 74, colors.fir) +
    tree(34, 240, 54, "#6f8a68") +
    shape("M188 176L232 168V236H188Z", "#93382f", 1.3) +
    shape("M184 178L196 156L236 152L238 168Z", "#4d4640", 1.3) +
    fill(wall, redWall) +
    clip(wall, line(boards.join(""), 0.8, darkRed) + fill("M150 100H200V240H158Z", darkRed, 0.35)) +
    line(wall) +
    line(eaves, 6.5) +
    line(eaves, 3.6, roof) +
    shape("M94 236V178H146V236Z", colors.white, 1.4) +
    fill("M96 236V180H120V236Z", "#4a3a30") +
    shape("M94 236V178L78 184V244Z", colors.white, 1.3) +
    line("M94 178L78 244M146 178V236M120 178L146 207L120 236", innerPen) +
    shape("M108 132h24v22h-24Z", colors.white, 1.3) +
    line("M120 132v22M108 143h24", innerPen) +
    line("M-60 236H76M146 236H300") +
    fill("M84 240L120 238L176 330H20Z", mixColors(ground, colors.white, 0.5)) +
    line("M84 240C60 270 40 300 30 330M120 238C140 270 160 300 176 330", innerPen) +
    line("M42 168C70 196 96 190 120 166C150 192 178 190 200 168", 1.2) +
    lamps(lights, 3.6) +
    flowers
      .map(
        ([x, y]) =>
          line(`M${x} ${y + 10}V${y}`, 0.9, colors.forest) +
          circle(x, y, 4, colors.white, 0.9) +
          circle(x, y, 1.3, colors.darkBrass),
      )
      .join("")
  );
}

/** A boathouse by a fjord, with a rowing boat. */
export function drawBoathouse(_look: object, ground: string): Marks {
  const random = createRandom("boathouse");
  const wall = "M44 214V150L96 106L148 150V214Z";
  const boards = spread(150, 213, 10).map((y) => `M44 ${y}h104`);
  const ripples = Array.from({ length: 26 }, () => {
    const [x, y] = [random.between(-20, 240), random.between(224, 302)];
    return rounded`M${x} ${y}h${random.between(8, 38)}`;
  });
  const eaves = "M34 158L96 105L158 158";
  const lights: Spot[] = [
    [50, 174],
    [66, 181],
    [82, 178],
    [110, 178],
    [126, 181],
    [142, 174],
  ];
  const boat =
    shape("M-46-10C-30 12 30 12 48-14C20-8-20-6-46-10Z", colors.white, 1.4) +
    fill("M10 6C30 4 42-4 48-14C34-10 22-8 12-8Z", colors.shadedWhite) +
    line("M-46-10C-20-6 20-8 48-14M-20-7L-12 5M4-7V7M26-9L20 4", innerPen);
  return (
    circle(176, 66, 20, mixColors(ground, colors.clay, 0.4)) +
    fill(
      "M-60 214V120C-30 96 0 60 30 72C60 86 70 130 110 140C150 150 170 96 204 78C230 64 260 90 300 110V214Z",
      mixColors(ground, colors.slate, 0.32),
    ) +
    fill(
      "M-60 214V168C0 150 40 176 110 172C180 166 220 140 300 160V214Z",
      mixColors(ground, colors.slate, 0.5),
    ) +
    fill(
      "M30 72C38 76 44 86 50 96L38 92L30 100L22 88ZM204 78C212 74 220 76 228 82L218 92L206 88L196 98L190 92Z",
      colors.white,
    ) +
    fill("M-60 214h360v146h-360Z", mixColors(ground, colors.blue, 0.55)) +
    line(ripples.join(""), innerPen, mixColors(ground, colors.slate, 0.5)) +
    fill("M44 216L62 300H128L148 216Z", mixColors(ground, redWall, 0.32)) +
    shape("M148 156L196 150V214H148Z", colors.white, 1.3) +
    shape("M142 158L152 132L198 130L202 150Z", roof, 1.3) +
    fill(wall, redWall) +
    clip(wall, line(boards.join(""), 0.8, darkRed) + fill("M120 100H160V220H124Z", darkRed, 0.35)) +
    line(wall) +
    line(eaves, 6.5) +
    line(eaves, 3.6, roof) +
    shape("M72 214V164H120V214Z", "#3b322b", 1.4) +
    shape("M72 164L58 168V218L72 214ZM120 164L134 168V218L120 214Z", colors.white, 1.2) +
    shape("M160 170h20v18h-20Z", colors.blue, 1.1) +
    line("M170 170v18M160 179h20", 0.9) +
    shape("M-60 214H300V222H-60Z", colors.wood, 1.3) +
    line("M20 222V262M108 222V262M196 222V258", 3) +
    place(boat, 176, 268) +
    line("M34 158C56 184 80 182 96 164C116 184 140 180 158 158", 1.1) +
    lamps(lights, 3.2)
  );
}
