import { isRouteErrorResponse, useLocation } from "react-router";
import { isNetworkError } from "#app/platform/http/network-error.ts";
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

const offline: ErrorText = {
  title: "Du er uten nett",
  sentence: "Vi fikk ikke kontakt med Jaord. Sjekk nettet, og prøv igjen.",
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
  405: {
    title: "Dette går ikke an her",
    sentence: "Ingenting ble sendt eller lagret. Begynn på nytt fra forsiden.",
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
  503: {
    title: "Vi er straks tilbake",
    sentence: "Det som er lagret, er trygt. Prøv igjen om litt.",
    way: "again",
  },
};

/** Every error that no page has words of its own for. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isNetworkError(error)) return <Failure text={offline} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundContent />;
  return <Failure text={texts[status] ?? unexpected} status={status} />;
}

function Failure({ text, status }: { text: ErrorText; status?: number }) {
  const { reference } = usePageRequest();
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame documentTitle={text.title} number={status?.toString()} heading={text.title}>
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">{text.sentence}</p>
      <p>
        <ButtonLink
          to={text.way === "again" ? pathname + search : "/"}
          reloadDocument={text !== offline}
          variant="primary"
          size="large"
        >
          {text.way === "again" ? "Prøv igjen" : "Til forsiden"}
        </ButtonLink>
      </p>
      {status !== undefined && status >= 500 && (
        <p className="hidden text-14 text-muted has-[code:not(:empty)]:block">
          {/* Known on the server only; the browser keeps what is there. */}
          Referanse: <code suppressHydrationWarning>{reference ?? ""}</code>
        </p>
      )}
    </ErrorFrame>
  );
}
