import { formatLongDate } from "#app/platform/oslo-time.ts";
import type { CoupleView } from "./couple-view.ts";
import { scenes, type WizardTheme } from "./theme-scenes.tsx";

interface ThemePictureProps {
  theme: WizardTheme;
  couple: CoupleView;
}

/** A theme set with the couple's own names, date and ornament. */
export function ThemePicture({ theme, couple }: ThemePictureProps) {
  const longDate = couple.date ? formatLongDate(couple.date) : "";
  const scene = scenes[theme]({
    names: [callingName(couple.bride), callingName(couple.groom)],
    city: couple.city,
    longDate,
    date: longDate.replace(/^\S+ /, ""),
    digits: couple.date?.split("-").reverse().join(".") ?? "",
    ornament: (file) => `/ornament/${theme}/${couple.seed}/${file}.svg`,
  });
  return (
    <svg viewBox="0 0 380 260" aria-hidden="true" className="block h-auto w-full">
      {scene}
    </svg>
  );
}

/** The first of several names, where all of them would be too small to read. */
function callingName(name: string): string {
  return name.length > 14 ? (name.split(" ")[0] ?? name) : name;
}
