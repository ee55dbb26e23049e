import {
  isDate,
  isThemeId,
  type ThemeId,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { ornamentSeed } from "#app/ui/ornament/ornament.ts";
import { PreviewCard } from "./preview-card.tsx";
import themeFaces from "./theme-faces.css?url";

interface PhotoCardProps {
  draft: WeddingDraft;
  /** Of the picture; without one the couple's own landscape is shown. */
  address: string | null;
}

/** The picture in the frame that the chosen theme gives it. */
export function PhotoCard({ draft, address }: PhotoCardProps) {
  const theme = isThemeId(draft.selectedTheme) ? draft.selectedTheme : "romantic";
  const look = looks[theme];
  const bride = draft.bride.trim() || texts.wizard.one;
  const groom = draft.groom.trim() || texts.wizard.other;
  const date = isDate(draft.weddingDate) ? draft.weddingDate : null;
  const landscape = `/ornament/${theme}/${ornamentSeed(bride, groom, date ?? "")}/landscape-tall.svg`;
  return (
    <PreviewCard className={look.ground}>
      <link rel="stylesheet" href={themeFaces} precedence="default" />
      <div className={`border p-2 lg:p-2.5 ${look.line} ${look.frame}`}>
        <img
          src={address ?? landscape}
          alt=""
          className={`aspect-4/5 w-48 object-cover lg:w-70 ${look.frame}`}
        />
      </div>
      <p
        className={`mt-6 max-w-full text-d31 wrap-break-word lg:text-[2.75rem]/[1.15] ${look.face}`}
      >
        {bride} <span className={look.accent}>&amp;</span> {groom}
      </p>
      <p className="mt-2 text-16 opacity-85">{date && formatLongDate(date)}</p>
    </PreviewCard>
  );
}

interface Look {
  ground: string;
  frame: string;
  line: string;
  face: string;
  accent: string;
}

const looks: Readonly<Record<ThemeId, Look>> = {
  romantic: {
    ground: "bg-[#fdf8f4] text-[#3f2c2d]",
    frame: "rounded-t-full",
    line: "border-[#b98f4a]",
    face: "font-[Cormorant_Garamond] italic",
    accent: "text-[#9b2335]",
  },
  modern: {
    ground: "bg-[#ffffff] text-[#17181a]",
    frame: "",
    line: "border-transparent",
    face: "font-[Jost] uppercase",
    accent: "text-[#5c5f66]",
  },
  rustic: {
    ground: "bg-[#f3ecdc] text-[#33291d]",
    frame: "",
    line: "border-2 border-[#a67f52]",
    face: "font-[Alegreya]",
    accent: "text-[#74522c]",
  },
  vintage: {
    ground: "bg-[#f4f2f6] text-[#313852]",
    frame: "outline-1 outline-offset-4 outline-[#a98a4c]",
    line: "border-[#a98a4c]",
    face: "font-[Playfair_Display]",
    accent: "text-[#785b24]",
  },
  boho: {
    ground: "bg-[#faf1e6] text-[#43291b]",
    frame: "rounded-full",
    line: "border-[#c9714f]",
    face: "font-[Marcellus]",
    accent: "text-[#974627]",
  },
  garden: {
    ground: "bg-[#fafdf7] text-[#22342a]",
    frame: "rounded-tl-[5rem] rounded-br-[5rem]",
    line: "border-[#cadcc6]",
    face: "font-[Lora] italic",
    accent: "text-[#9a3d56]",
  },
  elegant: {
    ground: "bg-[#191a1d] text-[#f2ece0]",
    frame: "",
    line: "border-[#cdb37a]",
    face: "font-display",
    accent: "text-[#cdb37a]",
  },
};
