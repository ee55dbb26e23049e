import type { ReactNode } from "react";
import { contactTopics, maxLengths } from "#app/features/contact/rules.ts";
import { contactTexts } from "#app/features/contact/texts.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import type { SiteContact } from "../site-frame.server.ts";
import { aboutTexts } from "./texts.ts";

const { contact: texts } = aboutTexts;
const { labels } = contactTexts;

interface ContactSectionProps {
  contact: SiteContact;
  /** Makes a form that is sent twice one message. */
  messageId: string;
  sent: string | null;
  errors: FormErrors | undefined;
}

export function ContactSection({ contact, ...form }: ContactSectionProps) {
  return (
    <section
      aria-labelledby="kontakt"
      className="mt-16 border-t border-rule bg-paper-2 py-14 lg:mt-28 lg:py-24"
    >
      <div className="wrap grid gap-8 lg:grid-cols-[minmax(17.5rem,25rem)_minmax(0,40rem)] lg:justify-between">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="kontakt" className="text-d31">
              {texts.heading}
            </h2>
            {contact.isExample && <ExampleBadge />}
          </div>
          <Details contact={contact} />
          <p className="max-w-[28em] text-15 text-pretty text-muted">{texts.hint}</p>
        </div>
        <MessageForm {...form} />
      </div>
    </section>
  );
}

function Details({ contact: { email, phone, city } }: { contact: SiteContact }) {
  return (
    <dl className="my-3.5">
      <Detail term={texts.email}>
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </Detail>
      {phone && (
        <Detail term={texts.phone}>
          <a href={`tel:${phone.replaceAll(" ", "")}`} className="link">
            {phone}
          </a>
        </Detail>
      )}
      <Detail term={texts.city}>{city}</Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-t border-rule-2 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MessageForm({ messageId, sent, errors }: Omit<ContactSectionProps, "contact">) {
  const { values, fieldErrors } = errors ?? { values: {}, fieldErrors: {} };
  const field = (name: "name" | "email" | "message") => ({
    name,
    label: labels[name],
    required: true,
    defaultValue: values[name],
    error: fieldErrors[name],
  });
  return (
    <form
      id={errors ? undefined : "melding"}
      method="post"
      action="/about#melding"
      noValidate
      className="grid scroll-mt-26 content-start gap-4.5"
    >
      <h3 className="text-d25">{contactTexts.heading}</h3>
      {sent && !errors && (
        <div role="status">
          <Notice tone="gran">{sent}</Notice>
        </div>
      )}
      <ErrorSummary id="melding" errors={errors} labels={labels} />
      <input type="hidden" name="id" value={values.id ?? messageId} />
      <div className="grid gap-4.5 lg:grid-cols-2">
        <TextField {...field("name")} autoComplete="name" maxLength={maxLengths.name} />
        <TextField {...field("email")} type="email" autoComplete="email" />
      </div>
      <RadioGroup
        name="topic"
        legend={labels.topic}
        error={fieldErrors.topic}
        className="flex flex-wrap gap-2"
      >
        {contactTopics.map((topic) => (
          <label
            key={topic}
            className="relative inline-flex h-11 cursor-pointer items-center rounded-m border border-edge bg-sheet px-3 text-14 font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink lg:h-9 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none]"
          >
            <input
              type="radio"
              name="topic"
              value={topic}
              defaultChecked={topic === (values.topic ?? "other")}
              className="absolute inset-0 appearance-none outline-none"
            />
            {contactTexts.topics[topic]}
          </label>
        ))}
      </RadioGroup>
      <TextArea {...field("message")} rows={6} maxLength={maxLengths.message} />
      <p>
        <Button variant="primary">{contactTexts.submit}</Button>
      </p>
    </form>
  );
}
