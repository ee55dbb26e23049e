import { Fragment } from "react";
import { data } from "react-router";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { mailTexts } from "#app/pages/mails/texts.ts";
import { StandaloneDocument } from "#app/pages/wedding-page/standalone-document.tsx";
import { invitationQuery } from "../invitations/invitation-query.ts";
import type { Route } from "./+types/cards.ts";
import { type Card, loadCards } from "./load-cards.server.ts";

const texts = {
  title: "Invitasjonskort",
  hint: "Fire kort på hvert A4-ark. Velg 100 % og ingen marger når dere skriver ut.",
  print: "Skriv ut",
  back: "Tilbake",
  answerBy: (deadline: string) => `Svar innen ${deadline}`,
  answer: "Svar her",
  code: "Kode",
  none: "Ingen husstander å skrive ut kort til.",
};

const cardsPerSheet = 4;

export const handle = { ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const { valgte } = invitationQuery.parse(url.searchParams);
  return data(await loadCards(weddingId, valgte), {
    headers: { "Referrer-Policy": "no-referrer" },
  });
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Cards({ loaderData }: Route.ComponentProps) {
  const { css, cards, theme, couple, deadline } = loaderData;
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsPerSheet) }, (_, index) =>
    cards.slice(index * cardsPerSheet, (index + 1) * cardsPerSheet),
  );
  return (
    <StandaloneDocument css={css}>
      <header className="bar">
        <a href={invitationQuery.href()}>{texts.back}</a>
        <button type="button" onClick={() => window.print()}>
          {texts.print}
        </button>
        <p>{cards.length > 0 ? texts.hint : texts.none}</p>
      </header>
      <main>
        {sheets.map((sheet) => (
          <section key={sheet[0]?.id} className="sheet">
            {sheet.map((card) => (
              <InvitationCard
                key={card.id}
                card={card}
                theme={theme}
                couple={couple}
                deadline={deadline}
              />
            ))}
          </section>
        ))}
      </main>
    </StandaloneDocument>
  );
}

interface InvitationCardProps {
  card: Card;
  theme: ThemeId;
  couple: readonly [string, string];
  deadline: string | null;
}

function InvitationCard({ card, theme, couple, deadline }: InvitationCardProps) {
  const { names, length, text, corners, qr, address, code } = card;
  return (
    <article className={`card ${theme}`}>
      {corners.map(
        (corner) => corner && <img key={corner} src={corner} alt="" className="corner" />,
      )}
      <p className="dear">{mailTexts.dear}</p>
      <h1 className={`len-${length}`}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <Fragment key={index}>
            <span>{name}</span>
            {separatorAfter(index, names.length)}
          </Fragment>
        ))}
      </h1>
      <p className="words">{text}</p>
      <p className="from">
        {couple[0]} <span>&amp;</span> {couple[1]}
      </p>
      <footer>
        <img src={qr} alt="" />
        <p>
          {deadline ? texts.answerBy(deadline) : texts.answer}
          <b>{address}</b>
          {texts.code} <b>{code}</b>
        </p>
      </footer>
    </article>
  );
}

function separatorAfter(index: number, count: number): string {
  if (index === count - 1) return "";
  return index === count - 2 ? " og " : ", ";
}
