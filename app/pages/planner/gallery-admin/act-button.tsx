import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Fields } from "./curate-answer.ts";
import { useSendForm } from "./sending.ts";

interface ActButtonProps extends ComponentProps<typeof Button> {
  /** What it sends. */
  fields: Fields;
}

/** A button that does something to photos; it needs no script. */
export function ActButton({ fields, className, ...button }: ActButtonProps) {
  return (
    <form method="post" onSubmit={useSendForm()} className={className}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} className="w-full" />
    </form>
  );
}
