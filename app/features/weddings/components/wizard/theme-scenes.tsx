import type { ReactNode } from "react";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { Corner, FittedText, Names } from "./scene-text.tsx";

export type WizardTheme = Exclude<ThemeId, "elegant">;

interface Scene {
  names: readonly [string, string];
  city: string;
  /** "lørdag 12. juni 2027". */
  longDate: string;
  /** "12. juni 2027". */
  date: string;
  /** "12.06.2027". */
  digits: string;
  ornament: (file: string) => string;
}

const sansSerif = "Instrument Sans Variable";
const corners = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;

const { romantic, modern, rustic, vintage, boho, garden } = pagePalettes;

export const scenes: Readonly<Record<WizardTheme, (scene: Scene) => ReactNode>> = {
  romantic: ({ names, date, ornament }) => {
    const font = { fontFamily: "Cormorant Garamond", italic: true };
    return (
      <>
        <Ground fill={romantic.tint} />
        <path
          d="M112 270V108a78 78 0 0 1 156 0V270Z"
          fill={romantic.paper}
          stroke={romantic.frame}
        />
        <path d="M120 270V108a70 70 0 0 1 140 0V270Z" fill="none" stroke={romantic.line} />
        <Corner src={ornament("corner")} side={176} corner="bottom-left" />
        <Corner src={ornament("corner")} side={176} corner="bottom-right" />
        <Names
          names={names}
          lineYs={[104, 156]}
          textStyle={{ ...font, maxSize: 36, maxWidth: 124, fill: romantic.ink }}
        />
        <FittedText {...font} y={127} maxSize={23} maxWidth={40} fill={romantic.accent} text="&" />
        <FittedText
          y={178}
          maxSize={11}
          maxWidth={110}
          fontFamily={sansSerif}
          fill={romantic.muted}
          text={date}
        />
      </>
    );
  },

  modern: ({ names, digits, city, ornament }) => {
    const font = { fontFamily: "Jost", fill: modern.ink, letterWidth: 0.68 };
    const capitals = [names[0].toUpperCase(), names[1].toUpperCase()] as const;
    const small = { fontFamily: "Jost", fill: modern.muted, y: 232, maxSize: 14 };
    return (
      <>
        <Ground fill={modern.paper} />
        <path
          d="M63.3 0V260M126.7 0V260M190 0V260M253.3 0V260M316.7 0V260M0 65H380M0 130H380M0 195H380"
          stroke={modern.line}
        />
        <image
          href={ornament("landscape-tall")}
          x="253.3"
          width="126.7"
          height="195"
          preserveAspectRatio="xMidYMid slice"
        />
        <Names
          names={capitals}
          lineYs={[112, 168]}
          textStyle={{ ...font, x: 22, maxSize: 56, maxWidth: 220 }}
        />
        <FittedText {...small} x={24} maxWidth={200} text={digits} />
        <FittedText {...small} x={256} maxWidth={110} text={city} />
      </>
    );
  },

  rustic: ({ names: [first, second], longDate, ornament }) => (
    <>
      <Ground fill={rustic.paper} />
      <image href={ornament("bouquet")} x="-6" y="24" width="196" height="230" />
      <Names
        names={[first, `& ${second}`]}
        lineYs={[112, 152]}
        textStyle={{
          fontFamily: "Alegreya",
          weight: 700,
          fill: rustic.ink,
          x: 184,
          maxSize: 37,
          maxWidth: 180,
          letterWidth: 0.54,
        }}
      />
      <path d="M184 171H334" stroke={rustic.frame} strokeWidth="2" />
      <FittedText
        x={184}
        y={195}
        maxSize={12.5}
        maxWidth={180}
        fontFamily={sansSerif}
        fill={rustic.muted}
        text={longDate}
      />
    </>
  ),

  vintage: ({ names, date, ornament }) => {
    const font = { fontFamily: "Playfair Display", letterWidth: 0.54 };
    return (
      <>
        <Ground fill={vintage.tint} />
        <path d="M16 16H364V244H16Z" fill={vintage.surface} stroke={vintage.frame} />
        <path d="M22 22H358V238H22Z" fill="none" stroke={vintage.frame} strokeWidth=".7" />
        {corners.map((at) => (
          <Corner key={at} src={ornament("corner")} side={104} corner={at} inset={26} />
        ))}
        <Names
          names={names}
          lineYs={[112, 172]}
          textStyle={{ ...font, maxSize: 36, maxWidth: 210, fill: vintage.ink }}
        />
        <FittedText {...font} y={137} maxSize={17} maxWidth={40} fill={vintage.gold} text="og" />
        <FittedText
          y={202}
          maxSize={11.5}
          maxWidth={200}
          fontFamily={sansSerif}
          fill={vintage.muted}
          text={date}
        />
      </>
    );
  },

  boho: ({ names, date, ornament }) => (
    <>
      <Ground fill={boho.paper} />
      <path d="M70 178a120 120 0 0 1 240 0Z" fill="#d98d68" />
      <path d="M96 178a94 94 0 0 1 188 0Z" fill="#e4a57f" />
      <path d="M124 178a66 66 0 0 1 132 0Z" fill="#efc6a2" />
      <Corner src={ornament("corner")} side={188} corner="top-left" />
      <Corner src={ornament("corner")} side={188} corner="top-right" />
      <FittedText
        y={218}
        maxSize={32}
        maxWidth={340}
        letterWidth={0.58}
        fontFamily="Marcellus"
        fill={boho.ink}
        text={names.join(" & ")}
      />
      <FittedText
        y={242}
        maxSize={12}
        maxWidth={200}
        fontFamily={sansSerif}
        fill={boho.muted}
        text={date}
      />
    </>
  ),

  garden: ({ names, date, ornament }) => {
    const font = { fontFamily: "Lora", italic: true, letterWidth: 0.54 };
    return (
      <>
        <Ground fill={garden.tint} />
        <path d="M44 30H336V230H44Z" fill={garden.surface} stroke={garden.frame} />
        <Corner src={ornament("corner")} side={186} corner="top-left" inset={4} />
        <Corner src={ornament("corner")} side={186} corner="bottom-right" inset={4} />
        <Names
          names={names}
          lineYs={[114, 173]}
          textStyle={{ ...font, maxSize: 38, maxWidth: 200, fill: garden.ink }}
        />
        <FittedText {...font} y={138} maxSize={17} maxWidth={40} fill={garden.gold} text="og" />
        <FittedText
          y={200}
          maxSize={12}
          maxWidth={200}
          fontFamily={sansSerif}
          fill={garden.muted}
          text={date}
        />
      </>
    );
  },
};

function Ground({ fill }: { fill: string }) {
  return <rect width="380" height="260" fill={fill} />;
}
