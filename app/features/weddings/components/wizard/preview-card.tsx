import type { ReactNode } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import type { ThemeLook } from "./theme-looks.ts";
import themeStyles from "./theme-styles.css?url";

interface PreviewCardProps {
  look?: ThemeLook;
  children: ReactNode;
}

export function PreviewCard({ look, children }: PreviewCardProps) {
  return (
    <aside
      aria-label={texts.wizard.preview}
      className="grid min-h-100 rounded-l border border-rule bg-sheet p-2 lg:min-h-150"
    >
      {look && <link rel="stylesheet" href={themeStyles} precedence="default" />}
      <div
        className={`relative grid grid-cols-[minmax(0,1fr)] content-center justify-items-center rounded-m border border-rule px-6 py-16 text-center ${look?.ground ?? ""}`}
      >
        {children}
      </div>
    </aside>
  );
}
