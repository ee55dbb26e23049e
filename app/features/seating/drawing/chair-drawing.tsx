import type { SVGAttributes } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { isAboveOrBelow, type ShownChair } from "./show-table.ts";

/** `large` fills the chairs more, for plans that are shown at half size. */
interface ChairStyle {
  hasInitials: boolean;
  hasName: boolean;
  isLarge: boolean;
}

type GroupAttributes = SVGAttributes<SVGGElement> & Record<`data-${string}`, string | number>;

/** What makes a drawing on screen more than a picture: names for events, and what is a button. */
export type ChairAttributes = (chair: ShownChair) => {
  group: GroupAttributes;
  button: GroupAttributes;
};

interface ChairDrawingProps extends ChairStyle {
  chair: ShownChair;
  attributes?: ReturnType<ChairAttributes> | undefined;
}

/** Half of the back's arc, in radians. */
const backReach = 0.85;
/** At 30 units from chair to chair, slanted names have a line's height of room. */
const slantAngle = 28;

export function ChairDrawing(props: ChairDrawingProps) {
  const { chair, attributes, hasInitials, hasName, isLarge } = props;
  const isEmpty = chair.firstName === "";
  return (
    <g
      transform={`translate(${round(chair.x)} ${round(chair.y)})`}
      className={classNames(
        "plan-chair",
        isEmpty && "is-empty",
        chair.isCouples && "is-couples",
        isLarge && "is-large",
        chair.isFaded && "is-faded",
        chair.mark && `is-${chair.mark}`,
      )}
      {...attributes?.group}
    >
      <g {...attributes?.button}>
        <path className="plan-back" d={backPath(chair.angle, isLarge ? 17 : 15)} />
        <circle
          className="plan-seat"
          r={seatRadius(chair, isEmpty, isLarge)}
          {...(chair.color && { fill: chair.color, stroke: chair.color })}
        />
      </g>
      {chair.mark === "freed" && <path className="plan-cross" d="M-8 8 8-8" />}
      {hasInitials && !isEmpty && chair.mark !== "left" && (
        <text className="plan-initials" y="3.5">
          {chair.initials}
        </text>
      )}
      {hasName && !isEmpty && <ChairName chair={chair} />}
    </g>
  );
}

/** Beside the chair and level, also where the table is turned. */
function ChairName({ chair: { angle, firstName, isSlanted } }: { chair: ShownChair }) {
  const [outX, outY] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const isAbove = isAboveOrBelow(outX);
  if (isSlanted) {
    const [y, slant] = outY < 0 ? [-19, -slantAngle] : [26, slantAngle];
    return (
      <text className="plan-name is-start" transform={`translate(-3 ${y}) rotate(${slant})`}>
        {firstName}
      </text>
    );
  }
  return (
    <text
      className={`plan-name is-${isAbove ? "middle" : outX > 0 ? "start" : "end"}`}
      x={isAbove ? 0 : round(outX * 19 + Math.sign(outX) * Math.abs(outY) * 5)}
      y={isAbove ? (outY < 0 ? -21 : 29) : round(4 + outY * 18)}
    >
      {firstName}
    </text>
  );
}

interface NextChairProps {
  chair: ShownChair;
  initials: string;
  isLarge: boolean;
}

/** A chair that a dragged person would take. */
export function NextChair({ chair, initials, isLarge }: NextChairProps) {
  return (
    <g
      className={classNames("plan-chair is-next", isLarge && "is-large")}
      transform={`translate(${round(chair.x)} ${round(chair.y)})`}
      pointerEvents="none"
    >
      <path className="plan-back" d={backPath(chair.angle, isLarge ? 17 : 15)} />
      <circle className="plan-seat" r={isLarge ? 14 : 12} />
      {!isLarge && (
        <text className="plan-initials" y="3.5">
          {initials}
        </text>
      )}
    </g>
  );
}

function seatRadius({ mark }: ShownChair, isEmpty: boolean, isLarge: boolean): number {
  if (isLarge) return isEmpty ? 13.5 : 14;
  if (isEmpty) return 11.5;
  return mark === "gained" || mark === "moved" || mark === "broken" ? 12.5 : 12;
}

function backPath(angle: number, radius: number): string {
  const point = (turn: number) =>
    `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`;
  const middle = radians(angle);
  return `M${point(middle - backReach)}A${radius} ${radius} 0 0 1 ${point(middle + backReach)}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
