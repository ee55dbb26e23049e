import type { CoupleView } from "./couple-view.ts";
import { lookOf } from "./theme-looks.ts";

export function CoupleLine({ couple, className }: { couple: CoupleView; className: string }) {
  const look = lookOf(couple.theme);
  return (
    <p className={`max-w-full wrap-break-word ${look.face} ${className}`}>
      {couple.bride} <span className={look.ampersand}>&amp;</span> {couple.groom}
    </p>
  );
}
