import { ChevronLeft } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { previewTexts } from "./texts.ts";

interface PreviewBarProps {
  back: string;
  hasExamples: boolean;
}

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
