import { Link } from "react-router";
import { notFound } from "#app/platform/http/responses.server.ts";
import { hasDevMailbox, listMails } from "#app/platform/mail/dev-mailbox.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import type { Route } from "./+types/dev-mail.ts";

export async function loader() {
  if (!hasDevMailbox()) throw notFound();
  const mails = await listMails();
  return mails.map(({ name, to, subject, sentAt }) => ({ name, to, subject, sentAt }));
}

export function meta() {
  return [{ title: "E-post – Jaord" }, { name: "robots", content: "noindex" }];
}

export default function DevMail({ loaderData: mails }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-5 py-12 font-text text-ink">
      <h1 className="font-display text-d39">E-post</h1>
      <p className="mt-3 text-ink-2">
        Her havner e-posten så lenge ingen e-postserver er satt opp. Ingenting er sendt ut.
      </p>
      {mails.length === 0 ? (
        <p className="mt-8 rounded-l border border-rule bg-sheet p-8 text-center text-muted">
          Ingen e-post ennå.
        </p>
      ) : (
        <ul className="mt-8 divide-y divide-rule rounded-l border border-rule bg-sheet">
          {mails.map((mail) => (
            <li key={mail.name} className="relative px-5 py-4 hover:bg-paper-2">
              <Link
                to={`/dev/mail/${mail.name}`}
                className="font-semibold after:absolute after:inset-0"
              >
                {mail.subject}
              </Link>
              <p className="mt-1 text-14 text-muted">
                Til {mail.to.address}, {formatDateTime(mail.sentAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
