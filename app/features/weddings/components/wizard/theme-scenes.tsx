import type { ReactNode } from "react";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { Corner, Names, Words } from "./scene-words.tsx";

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

const plain = "Instrument Sans Variable";
const corners = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;

/** A picture of 380 by 260 per theme. */
export const scenes: Readonly<Record<WizardTheme, (scene: Scene) => ReactNode>> = {
  romantic: ({ names, date, ornament }) => {
    const face = { face: "Cormorant Garamond", italic: true };
    return (
      <>
        <Ground fill="#fbeeea" />
        <path d="M112 270V108a78 78 0 0 1 156 0V270Z" fill="#fffaf6" stroke="#b98f4a" />
        <path d="M120 270V108a70 70 0 0 1 140 0V270Z" fill="none" stroke="#e2c9a4" />
        <Corner src={ornament("corner")} side={176} at="bottom-left" />
        <Corner src={ornament("corner")} side={176} at="bottom-right" />
        <Names
          names={names}
          at={[104, 156]}
          lettering={{ ...face, size: 36, room: 124, fill: "#5b2733" }}
        />
        <Words {...face} y={127} size={23} room={40} fill="#a8763a" text="&" />
        <Words y={178} size={11} room={110} face={plain} fill="#6d4a4a" text={date} />
      </>
    );
  },

  modern: ({ names, digits, city, ornament }) => {
    const face = { face: "Jost", fill: "#17191a", em: 0.68 };
    const capitals = [names[0].toUpperCase(), names[1].toUpperCase()] as const;
    const small = { face: "Jost", fill: "#4d5254", y: 232, size: 14 };
    return (
      <>
        <Ground fill="#fff" />
        <path
          d="M63.3 0V260M126.7 0V260M190 0V260M253.3 0V260M316.7 0V260M0 65H380M0 130H380M0 195H380"
          stroke="#e6e6e4"
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
          at={[112, 168]}
          lettering={{ ...face, x: 22, size: 56, room: 220 }}
        />
        <Words {...small} x={24} room={200} text={digits} />
        <Words {...small} x={256} room={110} text={city} />
      </>
    );
  },

  rustic: ({ names: [first, second], longDate, ornament }) => (
    <>
      <Ground fill="#f1e8d6" />
      <image href={ornament("bouquet")} x="-6" y="24" width="196" height="230" />
      <Names
        names={[first, `& ${second}`]}
        at={[112, 152]}
        lettering={{
          face: "Alegreya",
          weight: 700,
          fill: "#40301f",
          x: 184,
          size: 37,
          room: 180,
          em: 0.54,
        }}
      />
      <path d="M184 171H334" stroke="#8b6b4a" strokeWidth="2" />
      <Words x={184} y={195} size={12.5} room={180} face={plain} fill="#5c4630" text={longDate} />
    </>
  ),

  vintage: ({ names, date, ornament }) => {
    const face = { face: "Playfair Display", em: 0.54 };
    return (
      <>
        <Ground fill="#e3e7ef" />
        <path d="M16 16H364V244H16Z" fill="#f8f7f5" stroke="#a88a4e" />
        <path d="M22 22H358V238H22Z" fill="none" stroke="#a88a4e" strokeWidth=".7" />
        {corners.map((at) => (
          <Corner key={at} src={ornament("corner")} side={104} at={at} inset={26} />
        ))}
        <Names
          names={names}
          at={[112, 172]}
          lettering={{ ...face, size: 36, room: 210, fill: "#2f3f52" }}
        />
        <Words {...face} y={137} size={17} room={40} fill="#7d6330" text="og" />
        <Words y={202} size={11.5} room={200} face={plain} fill="#4a5868" text={date} />
      </>
    );
  },

  boho: ({ names, date, ornament }) => (
    <>
      <Ground fill="#f6e9d8" />
      <path d="M70 178a120 120 0 0 1 240 0Z" fill="#d98d68" />
      <path d="M96 178a94 94 0 0 1 188 0Z" fill="#e4a57f" />
      <path d="M124 178a66 66 0 0 1 132 0Z" fill="#efc6a2" />
      <Corner src={ornament("corner")} side={188} at="top-left" />
      <Corner src={ornament("corner")} side={188} at="top-right" />
      <Words
        y={218}
        size={32}
        room={340}
        em={0.58}
        face="Marcellus"
        fill="#6a2f1c"
        text={names.join(" & ")}
      />
      <Words y={242} size={12} room={200} face={plain} fill="#7a4630" text={date} />
    </>
  ),

  garden: ({ names, date, ornament }) => {
    const face = { face: "Lora", italic: true, em: 0.54 };
    return (
      <>
        <Ground fill="#eff5ea" />
        <path d="M44 30H336V230H44Z" fill="#fff" stroke="#c9d5c2" />
        <Corner src={ornament("corner")} side={186} at="top-left" inset={4} />
        <Corner src={ornament("corner")} side={186} at="bottom-right" inset={4} />
        <Names
          names={names}
          at={[114, 173]}
          lettering={{ ...face, size: 38, room: 200, fill: "#2f4a33" }}
        />
        <Words {...face} y={138} size={17} room={40} fill="#6d7f5f" text="og" />
        <Words y={200} size={12} room={200} face={plain} fill="#4c5f4c" text={date} />
      </>
    );
  },
};

function Ground({ fill }: { fill: string }) {
  return <rect width="380" height="260" fill={fill} />;
}
