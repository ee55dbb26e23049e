import type { ReactNode } from "react";
import type { Act } from "./acts.ts";

interface ActFormProps {
  act: Act;
  onAct: (act: Act) => void;
  /** The button that sends it. */
  children: ReactNode;
}

/** One button that does something; before the script has come, it sends its form by itself. */
export function ActForm({ act, onAct, children }: ActFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAct(act);
      }}
    >
      {Object.entries(act).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
