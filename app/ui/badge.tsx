import type { ReactNode } from "react";

const tones = {
  neutral: "bg-paper-3 text-ink-2",
  gran: "bg-gran-tint text-gran",
  messing: "bg-messing-tint text-messing-ink",
  berry: "bg-berry-tint text-berry",
  outline: "inset-ring inset-ring-rule-2 text-muted",
  sheet: "bg-sheet text-ink-2",
};

interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-s px-2 text-13 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

interface ExampleBadgeProps {
  children?: string;
}

/** Must be placed beside the invented figures, prices or texts that it labels. */
export function ExampleBadge({ children = "Eksempel" }: ExampleBadgeProps) {
  return (
    <span className="inline-flex min-h-4.5 items-center whitespace-nowrap rounded-[3px] border border-messing-edge bg-sheet px-1.25 font-text text-12 font-medium tracking-normal text-messing-ink">
      {children}
    </span>
  );
}
