import type { ReactNode } from "react";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import type { CoupleView } from "./couple-view.ts";

type WizardTheme = Exclude<ThemeId, "elegant">;

interface ThemePictureProps {
  theme: WizardTheme;
  couple: CoupleView;
}

/** A theme set with the couple's own names, date and ornament. */
export function ThemePicture({ theme, couple }: ThemePictureProps) {
  const Scene = scenes[theme];
  return (
    <svg viewBox="0 0 380 260" aria-hidden="true" className="block h-auto w-full">
      <Scene {...couple} />
    </svg>
  );
}

const scenes: Readonly<Record<WizardTheme, (couple: CoupleView) => ReactNode>> = {
  romantic: ({ bride, groom, date, seed }) => (
    <>
      <Ground fill="#fbeeea" />
      <path d="M112 270V108a78 78 0 0 1 156 0V270Z" fill="#fffaf6" stroke="#b98f4a" />
      <path d="M120 270V108a70 70 0 0 1 140 0V270Z" fill="none" stroke="#e2c9a4" />
      <Corner theme="romantic" seed={seed} side={176} at="bottom-left" />
      <Corner theme="romantic" seed={seed} side={176} at="bottom-right" />
      <Words
        y={104}
        size={36}
        room={124}
        face="Cormorant Garamond"
        fill="#5b2733"
        text={bride}
        italic
      />
      <Words y={127} size={23} room={40} face="Cormorant Garamond" fill="#a8763a" text="&" italic />
      <Words
        y={156}
        size={36}
        room={124}
        face="Cormorant Garamond"
        fill="#5b2733"
        text={groom}
        italic
      />
      <Words y={178} size={11} room={110} face={plain} fill="#6d4a4a" text={shortDate(date)} />
    </>
  ),
  modern: ({ bride, groom, date, city, seed }) => (
    <>
      <Ground fill="#fff" />
      <path
        d="M63.3 0V260M126.7 0V260M190 0V260M253.3 0V260M316.7 0V260M0 65H380M0 130H380M0 195H380"
        stroke="#e6e6e4"
      />
      <image
        href={`/ornament/modern/${seed}/landscape-tall.svg`}
        x="253.3"
        width="126.7"
        height="195"
        preserveAspectRatio="xMidYMid slice"
      />
      <Words
        x={22}
        y={112}
        size={56}
        room={220}
        em={0.68}
        face="Jost"
        fill="#17191a"
        text={bride.toUpperCase()}
      />
      <Words
        x={22}
        y={168}
        size={56}
        room={220}
        em={0.68}
        face="Jost"
        fill="#17191a"
        text={groom.toUpperCase()}
      />
      <Words
        x={24}
        y={232}
        size={14}
        room={200}
        face="Jost"
        fill="#4d5254"
        text={numericDate(date)}
      />
      <Words x={254} y={232} size={14} room={116} face="Jost" fill="#4d5254" text={city} />
    </>
  ),
  rustic: ({ bride, groom, date, seed }) => (
    <>
      <Ground fill="#f1e8d6" />
      <image href={`/ornament/rustic/${seed}/bouquet.svg`} x="-6" y="24" width="196" height="230" />
      <Words
        x={184}
        y={112}
        size={37}
        room={180}
        em={0.54}
        face="Alegreya"
        fill="#40301f"
        text={bride}
        bold
      />
      <Words
        x={184}
        y={152}
        size={37}
        room={180}
        em={0.54}
        face="Alegreya"
        fill="#40301f"
        text={`& ${groom}`}
        bold
      />
      <path d="M184 171H334" stroke="#8b6b4a" strokeWidth="2" />
      <Words
        x={184}
        y={195}
        size={12.5}
        room={180}
        face={plain}
        fill="#5c4630"
        text={longDate(date)}
      />
    </>
  ),
  vintage: ({ bride, groom, date, seed }) => (
    <>
      <Ground fill="#e3e7ef" />
      <path d="M16 16H364V244H16Z" fill="#f8f7f5" stroke="#a88a4e" />
      <path d="M22 22H358V238H22Z" fill="none" stroke="#a88a4e" strokeWidth=".7" />
      {(["top-left", "top-right", "bottom-left", "bottom-right"] as const).map((at) => (
        <Corner key={at} theme="vintage" seed={seed} side={104} at={at} inset={26} />
      ))}
      <Words
        y={112}
        size={36}
        room={210}
        em={0.54}
        face="Playfair Display"
        fill="#2f3f52"
        text={bride}
      />
      <Words y={137} size={17} room={40} face="Playfair Display" fill="#7d6330" text="og" />
      <Words
        y={172}
        size={36}
        room={210}
        em={0.54}
        face="Playfair Display"
        fill="#2f3f52"
        text={groom}
      />
      <Words y={202} size={11.5} room={200} face={plain} fill="#4a5868" text={shortDate(date)} />
    </>
  ),
  boho: ({ bride, groom, date, seed }) => (
    <>
      <Ground fill="#f6e9d8" />
      <path d="M70 178a120 120 0 0 1 240 0Z" fill="#d98d68" />
      <path d="M96 178a94 94 0 0 1 188 0Z" fill="#e4a57f" />
      <path d="M124 178a66 66 0 0 1 132 0Z" fill="#efc6a2" />
      <Corner theme="boho" seed={seed} side={188} at="top-left" />
      <Corner theme="boho" seed={seed} side={188} at="top-right" />
      <Words
        y={218}
        size={32}
        room={340}
        em={0.58}
        face="Marcellus"
        fill="#6a2f1c"
        text={`${bride} & ${groom}`}
      />
      <Words y={242} size={12} room={200} face={plain} fill="#7a4630" text={shortDate(date)} />
    </>
  ),
  garden: ({ bride, groom, date, seed }) => (
    <>
      <Ground fill="#eff5ea" />
      <path d="M44 30H336V230H44Z" fill="#fff" stroke="#c9d5c2" />
      <Corner theme="garden" seed={seed} side={186} at="top-left" inset={4} />
      <Corner theme="garden" seed={seed} side={186} at="bottom-right" inset={4} />
      <Words
        y={114}
        size={38}
        room={200}
        em={0.54}
        face="Lora"
        fill="#2f4a33"
        text={bride}
        italic
      />
      <Words y={138} size={17} room={40} face="Lora" fill="#6d7f5f" text="og" italic />
      <Words
        y={173}
        size={38}
        room={200}
        em={0.54}
        face="Lora"
        fill="#2f4a33"
        text={groom}
        italic
      />
      <Words y={200} size={12} room={200} face={plain} fill="#4c5f4c" text={shortDate(date)} />
    </>
  ),
};

const plain = "Instrument Sans Variable";

function Ground({ fill }: { fill: string }) {
  return <rect width="380" height="260" fill={fill} />;
}

interface WordsProps {
  /** Left edge; centred without one. */
  x?: number;
  /** Base line. */
  y: number;
  /** Largest size; long names are set smaller to stay within `room`. */
  size: number;
  room: number;
  /** Mean width of the face's letters. */
  em?: number;
  face: string;
  fill: string;
  text: string;
  italic?: boolean;
  bold?: boolean;
}

function Words({ x, y, size, room, em = 0.46, face, fill, text, italic, bold }: WordsProps) {
  const fitted = Math.min(size, room / (Math.max(text.length, 1) * em));
  return (
    <text
      x={x ?? 190}
      y={y}
      textAnchor={x === undefined ? "middle" : "start"}
      fontSize={Math.round(fitted * 10) / 10}
      fontFamily={face}
      fontStyle={italic ? "italic" : undefined}
      fontWeight={bold ? 700 : undefined}
      fill={fill}
    >
      {text}
    </text>
  );
}

interface CornerProps {
  theme: WizardTheme;
  seed: string;
  side: number;
  at: "top-left" | "top-right" | "bottom-left" | "bottom-right";
  inset?: number;
}

function Corner({ theme, seed, side, at, inset = 0 }: CornerProps) {
  const right = at.endsWith("right");
  const bottom = at.startsWith("bottom");
  const place = `translate(${right ? 380 - inset : inset} ${bottom ? 260 - inset : inset})`;
  return (
    <image
      href={`/ornament/${theme}/${seed}/corner.svg`}
      width={side}
      height={side}
      transform={`${place} scale(${right ? -1 : 1} ${bottom ? -1 : 1})`}
    />
  );
}

function longDate(date: string | null): string {
  return date ? formatLongDate(date) : "";
}

/** "12. juni 2027". */
function shortDate(date: string | null): string {
  return longDate(date).replace(/^\S+ /, "");
}

/** "12.06.2027". */
function numericDate(date: string | null): string {
  return date ? date.split("-").reverse().join(".") : "";
}
