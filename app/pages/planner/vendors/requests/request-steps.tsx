import { ActionForm } from "#app/client/actions/action-form.tsx";
import { formatDayAndTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { requestActions } from "./actions.ts";
import type { OpenRequest } from "./load-requests.server.ts";
import { requestScreenTexts as texts } from "./texts.ts";

type StepState = "done" | "waiting" | "failed" | "uncertain";

interface Step {
  label: string;
  state: StepState;
  at: Date | null;
}

/** Sent, delivered, answered. What the mail's fate was counts until there is an answer. */
export function RequestSteps({ request }: { request: OpenRequest }) {
  const { conversationId, createdAt, answeredAt, thread } = request;
  const delivered = deliveryOf(request);
  const steps: Step[] = [
    { label: texts.steps.sent, state: "done", at: createdAt },
    delivered,
    { label: texts.steps.answered, state: answeredAt ? "done" : "waiting", at: answeredAt },
  ];
  const canRetry = delivered.state === "failed" || delivered.state === "uncertain";
  return (
    <div className="flex flex-wrap items-start gap-3 px-4 pt-4 lg:px-7">
      <ol aria-label={texts.steps.label} className="grid min-w-60 flex-1 grid-cols-3">
        {steps.map(({ label, state, at }) => (
          <li
            key={label}
            className="relative grid pt-5 text-13 text-muted not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-[5px] not-last:before:border-t not-last:before:border-gran"
          >
            <StepSign state={state} />
            <b className="text-14 font-semibold text-ink">{label}</b>
            <span>
              {state !== "done"
                ? texts.stepStates[state]
                : at && formatDayAndTime(at, thread.loadedAt)}
            </span>
          </li>
        ))}
      </ol>
      {canRetry && (
        <ActionForm actions={requestActions} intent="send-again" values={{ id: conversationId }}>
          <Button size="small">{texts.sendAgain}</Button>
        </ActionForm>
      )}
    </div>
  );
}

function deliveryOf({ mailStatus, mailStatusSince, answeredAt }: OpenRequest): Step {
  const label = mailStatus === "uncertain" && !answeredAt ? texts.uncertain : texts.steps.delivered;
  if (answeredAt)
    return { label, state: "done", at: mailStatus === "sent" ? mailStatusSince : null };
  if (mailStatus === "failed" || mailStatus === "uncertain") {
    return { label, state: mailStatus, at: null };
  }
  const isDone = mailStatus === "sent" || mailStatus === null;
  return { label, state: isDone ? "done" : "waiting", at: isDone ? mailStatusSince : null };
}

/** Differs by shape: filled, ring, crossed ring. */
function StepSign({ state }: { state: StepState }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      className="absolute top-0 left-0 overflow-visible"
    >
      {state === "done" ? (
        <circle cx="6" cy="6" r="6" className="fill-gran forced-colors:fill-[CanvasText]" />
      ) : (
        <circle
          cx="6"
          cy="6"
          r="5.25"
          strokeWidth="1.5"
          strokeDasharray={state === "uncertain" ? "3 2" : undefined}
          className={`fill-sheet forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] ${state === "failed" ? "stroke-error" : "stroke-messing"}`}
        />
      )}
      {state === "failed" && (
        <path
          d="M11 -1L1 13"
          strokeWidth="1.5"
          className="stroke-error forced-colors:stroke-[CanvasText]"
        />
      )}
    </svg>
  );
}
