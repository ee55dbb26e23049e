import type { ReactNode } from "react";
import type { Fields } from "./act-answer.ts";
import { useSendForm } from "./sending.ts";

interface ActFormProps {
  /** Where the page's script sends it; without script it goes to the page itself. */
  to: string;
  fields: Fields;
  className?: string | undefined;
  /** Called when it is sent by script. */
  onSend?: () => void;
  /** Holds the button. */
  children: ReactNode;
}

/** A form that does one thing, without leaving the page where there is script. */
export function ActForm({ to, fields, className, onSend, children }: ActFormProps) {
  const sendForm = useSendForm(to);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        sendForm(event);
        onSend?.();
      }}
      className={className}
    >
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
