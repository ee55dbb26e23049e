import { useState } from "react";
import type { MailingKind } from "#app/features/invitations/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { mailPreviewPath } from "./invitation-query.ts";
import { invitationTexts } from "./texts.ts";

const { sending: texts } = invitationTexts;

interface MailPreviewProps {
  kind: MailingKind;
  recipients: readonly { id: string; recipientName: string; email: string | null }[];
  subject: string;
  greeting: string;
}

/** Shows the real mail of one household, with arrows to the others. */
export function MailPreview({ kind, recipients, subject, greeting }: MailPreviewProps) {
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, recipients.length - 1);
  const recipient = recipients[place];
  if (!recipient) return null;
  const { id, recipientName, email } = recipient;
  const query = new URLSearchParams({ husstand: id, slag: kind, hilsen: greeting });
  return (
    <section
      aria-label={texts.preview}
      className="grid overflow-hidden rounded-l border border-rule bg-paper-2"
    >
      <div className="flex items-center gap-3 border-b border-rule bg-paper px-4 py-2.5">
        <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-14">
          <dt className="text-muted">{texts.recipient}</dt>
          <dd className="truncate font-semibold">
            {recipientName} &lt;{email}&gt;
          </dd>
          <dt className="text-muted">{texts.subject}</dt>
          <dd className="truncate">{subject}</dd>
        </dl>
        <div className="flex items-center noscript:hidden">
          <Button
            type="button"
            variant="quiet"
            iconOnly
            aria-label={texts.previous}
            disabled={place === 0}
            onClick={() => setChosen(place - 1)}
          >
            <Icon icon={ChevronLeft} />
          </Button>
          <span role="status" className="px-1 text-14 font-medium whitespace-nowrap tabular-nums">
            {texts.position(place + 1, recipients.length)}
          </span>
          <Button
            type="button"
            variant="quiet"
            iconOnly
            aria-label={texts.next}
            disabled={place === recipients.length - 1}
            onClick={() => setChosen(place + 1)}
          >
            <Icon icon={ChevronRight} />
          </Button>
        </div>
      </div>
      <iframe
        title={texts.previewFrame}
        src={`${mailPreviewPath}?${query}`}
        className="h-[46rem] w-full max-sm:h-120"
      />
    </section>
  );
}
