import { type KeyboardEvent, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { decimal, parseDecimal } from "../table-form.ts";

interface NumberFieldProps {
  name: string;
  label: string;
  suffix: string;
  value: number;
  min: number;
  max: number;
  error: string;
  onCommit: (value: number) => void;
}

/** What is typed counts on Enter and when the field is left. */
export function NumberField({ value, min, max, error, onCommit, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed === null ? value : parseDecimal(typed);
  const isWrong = !(number >= min && number <= max);
  const commit = () => {
    if (typed === null || isWrong) return;
    setTyped(null);
    if (decimal(number) !== decimal(value)) onCommit(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || typed === null) return;
    event.stopPropagation();
    setTyped(null);
  };
  return (
    <TextField
      {...field}
      value={typed ?? decimal(value)}
      inputMode="decimal"
      autoComplete="off"
      error={typed !== null && isWrong ? error : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
