import { texts } from "#app/features/weddings/texts.ts";

interface CharacterCountProps {
  used: number;
  max: number;
}

export function CharacterCount({ used, max }: CharacterCountProps) {
  const { characters, tooMany } = texts.count;
  return (
    <span className="tabular-nums">
      {characters(used, max)}
      <span role="status" className="font-medium text-error">
        {used > max && ` ${tooMany(used - max)}`}
      </span>
    </span>
  );
}
