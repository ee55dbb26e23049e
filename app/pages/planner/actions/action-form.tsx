import type { ReactNode } from "react";
import type { ActionFields } from "./action-result.ts";
import { useSendForm } from "./sending.ts";

interface ActionFormProps {
  /** Where the page's script sends it; without script it goes to the page itself. */
  url: string;
  fields: ActionFields;
  className?: string | undefined;
  /** Called when it is sent by script. */
  onSend?: () => void;
  /** Holds the button. */
  children: ReactNode;
}

/** A form that does one thing, without leaving the page where there is script. */
export function ActionForm({ url, fields, className, onSend, children }: ActionFormProps) {
  const sendForm = useSendForm(url);
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
