import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePageRequest } from "#app/ui/request-provider.tsx";
import { ErrorFrame } from "./error-frame.tsx";
import { NotFoundContent } from "./not-found-content.tsx";

interface ErrorText {
  title: string;
  sentence: string;
  way: "again" | "home";
}

const unexpected: ErrorText = {
  title: "Noe gikk galt hos oss",
  sentence: "Det som er lagret, er trygt. Last siden på nytt, eller prøv igjen om litt.",
  way: "again",
};

const texts: Partial<Record<number, ErrorText>> = {
  400: {
    title: "Vi forsto ikke forespørselen",
    sentence: "Gå tilbake, last siden på nytt og prøv en gang til.",
    way: "home",
  },
  403: {
    title: "Denne siden er ikke din",
    sentence: "Du er logget inn, men kontoen har ikke tilgang hit.",
    way: "home",
  },
  413: {
    title: "Det var for stort",
    sentence: "Gå tilbake og velg en mindre fil.",
    way: "home",
  },
  429: {
    title: "Litt for mange forsøk",
    sentence: "Vent et par minutter, og prøv igjen.",
    way: "again",
  },
};

/** Every error that no page has words of its own for. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFoundContent /> : <Failure status={status} />;
}

function Failure({ status }: { status: number }) {
  const { reference } = usePageRequest();
  const { pathname, search } = useLocation();
  const text = texts[status] ?? unexpected;
  return (
    <ErrorFrame documentTitle={text.title} number={String(status)} heading={text.title}>
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">{text.sentence}</p>
      <p>
        <ButtonLink
          to={text.way === "again" ? pathname + search : "/"}
          reloadDocument
          variant="primary"
          size="large"
        >
          {text.way === "again" ? "Prøv igjen" : "Til forsiden"}
        </ButtonLink>
      </p>
      {status >= 500 && (
        <p className="hidden text-14 text-muted has-[code:not(:empty)]:block">
          {/* Known on the server only; the browser keeps what is there. */}
          Referanse: <code suppressHydrationWarning>{reference ?? ""}</code>
        </p>
      )}
    </ErrorFrame>
  );
}
