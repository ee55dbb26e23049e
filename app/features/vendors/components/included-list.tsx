interface IncludedListProps {
  /** One thing on each line. */
  text: string;
}

/** What comes with a vendor's price. */
export function IncludedList({ text }: IncludedListProps) {
  const things = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <ul className="grid list-disc gap-1 pt-2 pl-5 text-15 text-ink-2 marker:text-muted">
      {things.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <li key={index} className="wrap-anywhere">
          {thing}
        </li>
      ))}
    </ul>
  );
}
