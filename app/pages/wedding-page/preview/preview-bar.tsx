import { ChevronLeft } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { previewTexts } from "./texts.ts";

interface PreviewBarProps {
  back: string;
  /** Something on the page stands there only so that the couple sees what will. */
  hasExamples: boolean;
}

/** What is not part of the page that guests see: where one is, and the way back. */
export function PreviewBar({ back, hasExamples }: PreviewBarProps) {
  return (
    <aside className="preview-bar" aria-label={previewTexts.label}>
      <a href={back}>
        <Icon icon={ChevronLeft} size={20} /> {previewTexts.back}
      </a>
      <p>
        <b>{previewTexts.heading}</b>
        {hasExamples && <span>{previewTexts.examples}</span>}
      </p>
    </aside>
  );
}
