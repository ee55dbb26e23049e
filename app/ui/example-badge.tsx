interface ExampleBadgeProps {
  children?: string;
}

/** Must stand beside the invented figures, prices or texts it labels, never in a footnote. */
export function ExampleBadge({ children = "Eksempel" }: ExampleBadgeProps) {
  return (
    <span className="inline-flex min-h-4.5 items-center whitespace-nowrap rounded-[3px] border border-messing-edge bg-sheet px-1.25 text-12 font-medium text-messing-ink">
      {children}
    </span>
  );
}
