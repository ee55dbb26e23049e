import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

interface TooltipProps {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  /** Set while the control shows its name. */
  hidden?: boolean;
  /** One focusable element that accepts a ref and spreads its props. */
  children: ReactNode;
}

export function Tooltip({ text, side = "top", hidden = false, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        {!hidden && (
          <Primitive.Portal>
            <Primitive.Content
              side={side}
              sideOffset={6}
              className="z-50 animate-fade-in rounded-m bg-ink px-2.5 py-1.5 text-13 font-medium text-on-ink"
            >
              {text}
            </Primitive.Content>
          </Primitive.Portal>
        )}
      </Primitive.Root>
    </Primitive.Provider>
  );
}
