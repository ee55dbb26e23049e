import { Notice } from "#app/ui/notice.tsx";
import { smsAdminTexts } from "./texts.ts";

const { demo: texts } = smsAdminTexts;

export function DemoBanner({ isDemo }: { isDemo: boolean }) {
  if (!isDemo) return null;
  return (
    <Notice>
      <b className="font-semibold">{texts.mode}</b>{" "}
      <span className="font-normal">{texts.text}</span>
    </Notice>
  );
}
