/** How a line of a theme's picture is set. */
interface Lettering {
  face: string;
  fill: string;
  /** Largest size; long names are set smaller to stay within `room`. */
  size: number;
  room: number;
  /** Left edge; centred without one. */
  x?: number;
  /** Mean width of the face's letters. */
  em?: number;
  italic?: boolean;
  weight?: number;
}

interface WordsProps extends Lettering {
  /** Base line. */
  y: number;
  text: string;
  /** Another line that must be as large. */
  like?: string;
}

/** One line of text, as large as it may be. */
export function Words({ y, text, like = "", ...lettering }: WordsProps) {
  const { face, fill, size, room, x, em = 0.46, italic, weight } = lettering;
  const letters = Math.max(text.length, like.length, 1);
  const fitted = Math.min(size, room / (letters * em));
  return (
    <text
      x={x ?? 190}
      y={y}
      textAnchor={x === undefined ? "middle" : "start"}
      fontSize={Math.round(fitted * 10) / 10}
      fontFamily={face}
      fontStyle={italic ? "italic" : undefined}
      fontWeight={weight}
      fill={fill}
    >
      {text}
    </text>
  );
}

interface NamesProps {
  names: readonly [string, string];
  /** Base lines of the two. */
  at: readonly [number, number];
  lettering: Lettering;
}

/** Both names below each other in one size. */
export function Names({ names: [first, second], at, lettering }: NamesProps) {
  return (
    <>
      <Words {...lettering} y={at[0]} text={first} like={second} />
      <Words {...lettering} y={at[1]} text={second} like={first} />
    </>
  );
}

interface CornerProps {
  src: string;
  side: number;
  at: "top-left" | "top-right" | "bottom-left" | "bottom-right";
  inset?: number;
}

/** A corner ornament, mirrored into one of the picture's corners. */
export function Corner({ src, side, at, inset = 0 }: CornerProps) {
  const right = at.endsWith("right");
  const bottom = at.startsWith("bottom");
  const place = `translate(${right ? 380 - inset : inset} ${bottom ? 260 - inset : inset})`;
  const turn = `scale(${right ? -1 : 1} ${bottom ? -1 : 1})`;
  return <image href={src} width={side} height={side} transform={`${place} ${turn}`} />;
}
