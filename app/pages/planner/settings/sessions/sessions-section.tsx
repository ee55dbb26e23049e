import { Laptop, Smartphone, Tablet } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import type { SessionView } from "./view-sessions.server.ts";

const texts = settingsTexts.sessions;
const devices = { phone: Smartphone, tablet: Tablet, computer: Laptop };

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const others = useSection(["end-others"]);
  return (
    <Section id="okter" title={texts.title} lead={texts.lead}>
      <ul className="rounded-l border border-rule bg-sheet">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <others.Form method="post" className="grid justify-items-start gap-4">
          <ErrorSummary errors={others.errors} labels={{}} />
          <input type="hidden" name="intent" value="end-others" />
          <Button busy={others.sending !== null}>{texts.endOthers}</Button>
        </others.Form>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const { Form, sending, errors } = useSection(["end-session"], session.id);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-4 border-t border-rule py-3 pr-3 pl-4 first:border-0">
      <Icon icon={devices[session.device]} className="text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold wrap-anywhere">{session.name}</p>
        <p className="text-13 text-muted">{session.used}</p>
      </div>
      {session.isCurrent ? (
        <Badge tone="gran">{texts.here}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={session.id} />
          <Button
            variant="quiet"
            size="small"
            busy={sending !== null}
            aria-label={texts.endOf(session.name)}
          >
            {texts.end}
          </Button>
        </Form>
      )}
      <div className="basis-full empty:hidden">
        <ErrorSummary errors={errors} labels={{}} />
      </div>
    </li>
  );
}
