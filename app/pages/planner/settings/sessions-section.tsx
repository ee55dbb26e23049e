import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Laptop, Smartphone, Tablet } from "#app/ui/icons.ts";
import { settingsActions } from "./actions.ts";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";
import type { SessionView } from "./views.server.ts";

const texts = settingsTexts.sessions;
const devices = { phone: Smartphone, tablet: Tablet, computer: Laptop };

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const { pending } = useActions(settingsActions);
  return (
    <Section id="okter" title={texts.title} lead={texts.lead}>
      <ul className="rounded-l border border-rule bg-sheet">
        {sessions.map(({ id, device, name, begun, used, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-16 flex-wrap items-center gap-4 border-t border-rule py-3 pr-3 pl-4 first:border-0"
          >
            <Icon icon={devices[device]} className="text-ink-2" />
            <div className="min-w-0 flex-1">
              <p className="text-15 font-semibold wrap-anywhere">{name}</p>
              <p className="text-13 text-muted">{begun}</p>
              <p className="text-13 text-muted">{used}</p>
            </div>
            {isCurrent ? (
              <Badge tone="gran">{texts.here}</Badge>
            ) : (
              <ActionForm actions={settingsActions} intent="end-session" values={{ session: id }}>
                <Button
                  variant="quiet"
                  size="small"
                  busy={pending.some(({ values }) => values.get("session") === id)}
                  aria-label={texts.endOf(name, begun)}
                >
                  {texts.end}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionForm actions={settingsActions} intent="end-others" values={{}}>
          <Button busy={pending.some(({ intent }) => intent === "end-others")}>
            {texts.endOthers}
          </Button>
        </ActionForm>
      )}
    </Section>
  );
}
