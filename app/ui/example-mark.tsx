interface ExampleMarkProps {
  children?: string;
}

/** Marks an invented figure, price or text as such. Stands beside it, never in a footnote. */
export function ExampleMark({ children = "Eksempel" }: ExampleMarkProps) {
  return (
    <span className="inline-flex min-h-4.5 items-center whitespace-nowrap rounded-[3px] border border-messing-edge bg-sheet px-1.25 text-12 font-medium text-messing-ink">
      {children}
    </span>
  );
}
