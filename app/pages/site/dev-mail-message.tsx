import { Link } from "react-router";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readMail } from "#app/platform/mail/dev-mailbox.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import type { Route } from "./+types/dev-mail-message.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const mail = await readMail(params.name);
  if (!mail) throw notFound();
  const { name, to, subject, text, sentAt } = mail;
  return { name, to, subject, text, sentAt };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.subject ?? "E-post"} – Jaord` },
    { name: "robots", content: "noindex" },
  ];
}

export default function DevMailMessage({ loaderData: mail }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-5 py-12 font-text text-ink">
      <Link to="/dev/mail" className="inline-block py-2 text-14 text-berry underline">
        All e-post
      </Link>
      <h1 className="mt-2 font-display text-d31">{mail.subject}</h1>
      <p className="mt-2 text-14 text-muted">
        Til {mail.to.name ? `${mail.to.name} (${mail.to.address})` : mail.to.address},{" "}
        {formatDateTime(mail.sentAt)}
      </p>
      <iframe
        title="E-posten slik den ser ut"
        src={`/dev/mail/${mail.name}/page`}
        className="mt-6 h-[44rem] w-full sm:h-[38rem] rounded-l border border-rule bg-paper"
      />
      <h2 className="mt-10 font-display text-d20">Som ren tekst</h2>
      <div className="mt-3 whitespace-pre-wrap break-words rounded-l border border-rule bg-sheet p-5 text-15 text-ink-2">
        <LinkedText text={mail.text} />
      </div>
    </main>
  );
}

function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <a key={index} href={part} className="text-berry underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
