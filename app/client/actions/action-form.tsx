import type { ReactNode } from "react";
import {
  type ActionDescription,
  type ActionFields,
  type ActionResult,
  type Actions,
  type ActionValues,
  actionFields,
} from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { clientTexts } from "../texts.ts";
import { submitFields } from "./submit.ts";

interface ActionFormProps<Intents extends Record<string, ActionDescription>> {
  actions: Actions<Intents>;
  intent: keyof Intents & string;
  values: ActionValues;
  /** For controls outside the form. */
  id?: string;
  /** Where it is sent without script; needed outside the action's own page. */
  action?: string;
  className?: string | undefined;
  onSubmit?: () => void;
  /** Must call `send` once the user has agreed. Without script the form is sent at once. */
  ask?: (send: () => void) => void;
  children: ReactNode;
}

export function ActionForm<Intents extends Record<string, ActionDescription>>({
  actions: { path },
  intent,
  values,
  ...form
}: ActionFormProps<Intents>) {
  return <HiddenForm path={path} fields={actionFields(intent, values)} {...form} />;
}

interface ActionNoticeProps {
  actions: { path: string };
  result: ActionResult | undefined;
}

/** Shown for a form submitted without script; otherwise toasts show the result. */
export function ActionNotice({ actions: { path }, result }: ActionNoticeProps) {
  if (!result || (!result.ok && !("message" in result))) return null;
  const { message } = result;
  const undo = result.ok ? result.undo : undefined;
  if (!message) return null;
  return (
    <div role={result.ok ? "status" : "alert"}>
      <Notice
        tone={result.ok ? "gran" : "error"}
        action={
          undo && (
            <HiddenForm path={path} fields={undo}>
              <Button size="small">{clientTexts.undo}</Button>
            </HiddenForm>
          )
        }
      >
        {message}
      </Notice>
    </div>
  );
}

interface HiddenFormProps {
  path: string;
  fields: ActionFields;
  id?: string;
  action?: string;
  className?: string | undefined;
  onSubmit?: () => void;
  ask?: (send: () => void) => void;
  children: ReactNode;
}

function HiddenForm(props: HiddenFormProps) {
  const { path, fields, id, action, className, onSubmit, ask, children } = props;
  return (
    <form
      id={id}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const sent = [...new FormData(event.currentTarget, submitter)] as ActionFields;
        const send = () => {
          submitFields(path, sent);
          onSubmit?.();
        };
        if (ask) ask(send);
        else send();
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
