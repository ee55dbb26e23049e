import { texts } from "#app/features/weddings/texts.ts";
import { CoupleLine } from "./couple-line.tsx";
import { coupleView } from "./couple-view.ts";
import { PreviewCard } from "./preview-card.tsx";
import type { StepProps } from "./step-props.ts";
import { lookOf } from "./theme-looks.ts";
import { ThemeOrnament } from "./theme-ornament.tsx";

export function StoryCard({ draft }: StepProps) {
  const couple = coupleView(draft);
  return (
    <PreviewCard look={lookOf(couple.theme)}>
      <ThemeOrnament couple={couple} kind="bloom" className="h-40" />
      <CoupleLine couple={couple} className="mt-5 text-d31" />
      <p
        className={`mt-4 line-clamp-10 max-w-100 text-16 whitespace-pre-line ${draft.story.trim() ? "" : "opacity-75"}`}
      >
        {draft.story.trim() || texts.wizard.storyComesHere}
      </p>
    </PreviewCard>
  );
}
