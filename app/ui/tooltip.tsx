import { memo, type ReactElement } from "react";
import { type TriggerElement, useLateTrigger } from "./late-trigger.tsx";
import { useOverlays } from "./overlays.ts";

interface BubbleProps {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
}

interface TooltipProps extends BubbleProps {
  /** Set while the control shows its name. */
  hidden?: boolean;
  children: TriggerElement;
}

export function Tooltip({ text, side, hidden = false, children }: TooltipProps) {
  const { trigger, standIn } = useLateTrigger(children);
  return (
    <>
      {trigger}
      {!hidden && <Bubble text={text} side={side} standIn={standIn} />}
    </>
  );
}

const Bubble = memo(function Bubble({
  text,
  side = "top",
  standIn,
}: BubbleProps & { standIn: ReactElement }) {
  const Primitive = useOverlays()?.Tooltip;
  if (!Primitive) return null;
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{standIn}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            className="z-50 animate-fade-in rounded-m bg-ink px-2.5 py-1.5 text-13 font-medium text-on-ink"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
});
