import { texts } from "#app/features/weddings/texts.ts";
import { coupleView } from "./couple-view.ts";
import { PreviewCard } from "./preview-card.tsx";
import type { StepProps } from "./step-props.ts";
import { lookOf, type ThemeLook } from "./theme-looks.ts";
import { ThemeOrnament } from "./theme-ornament.tsx";

export function ProgramCard({ draft }: StepProps) {
  const couple = coupleView(draft);
  const look = lookOf(couple.theme);
  return (
    <PreviewCard look={look}>
      <Part look={look} name={texts.fields.ceremony} text={draft.ceremony} />
      <ThemeOrnament couple={couple} kind="divider" className="my-8 w-72 max-w-full" />
      <Part look={look} name={texts.fields.reception} text={draft.reception} />
    </PreviewCard>
  );
}

function Part({ look, name, text }: { look: ThemeLook; name: string; text: string }) {
  const shown = text.trim();
  return (
    <>
      <p className={`text-d31 ${look.face}`}>{name}</p>
      <p
        className={`mt-2 line-clamp-5 max-w-90 text-16 whitespace-pre-line ${shown ? "" : "opacity-75"}`}
      >
        {shown || texts.wizard.programComesHere}
      </p>
    </>
  );
}
