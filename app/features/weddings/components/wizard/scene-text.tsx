interface TextStyle {
  fontFamily: string;
  fill: string;
  /** Maximum; long names are set smaller to fit `maxWidth`. */
  maxSize: number;
  maxWidth: number;
  /** Left edge; centred without one. */
  x?: number;
  /** Mean width of a letter, in ems. */
  letterWidth?: number;
  italic?: boolean;
  weight?: number;
}

interface FittedTextProps extends TextStyle {
  y: number;
  text: string;
  /** Another line that must have the same size. */
  sameSizeAs?: string;
}

export function FittedText({ y, text, sameSizeAs = "", ...style }: FittedTextProps) {
  const { fontFamily, fill, maxSize, maxWidth, x, letterWidth = 0.46, italic, weight } = style;
  const letters = Math.max(text.length, sameSizeAs.length, 1);
  const fitted = Math.min(maxSize, maxWidth / (letters * letterWidth));
  return (
    <text
      x={x ?? 190}
      y={y}
      textAnchor={x === undefined ? "middle" : "start"}
      fontSize={Math.round(fitted * 10) / 10}
      fontFamily={fontFamily}
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
  lineYs: readonly [number, number];
  textStyle: TextStyle;
}

export function Names({ names: [first, second], lineYs, textStyle }: NamesProps) {
  return (
    <>
      <FittedText {...textStyle} y={lineYs[0]} text={first} sameSizeAs={second} />
      <FittedText {...textStyle} y={lineYs[1]} text={second} sameSizeAs={first} />
    </>
  );
}

interface CornerProps {
  src: string;
  side: number;
  corner: "top-left" | "top-right" | "bottom-left" | "bottom-right";
  inset?: number;
}

export function Corner({ src, side, corner, inset = 0 }: CornerProps) {
  const right = corner.endsWith("right");
  const bottom = corner.startsWith("bottom");
  const translate = `translate(${right ? 380 - inset : inset} ${bottom ? 260 - inset : inset})`;
  const mirror = `scale(${right ? -1 : 1} ${bottom ? -1 : 1})`;
  return <image href={src} width={side} height={side} transform={`${translate} ${mirror}`} />;
}
