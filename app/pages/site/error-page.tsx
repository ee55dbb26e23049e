import { isRouteErrorResponse, useLocation } from "react-router";
import { isNetworkError } from "#app/platform/http/network-error.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePageRequest } from "#app/ui/request-provider.tsx";
import { ErrorFrame } from "./error-frame.tsx";
import { crashText, type ErrorText, errorTextOf, offline } from "./error-texts.ts";
import { NotFoundContent } from "./not-found-content.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  if (isNetworkError(error)) return <Failure text={offline} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundContent />;
  return <Failure text={errorTextOf(status)} status={status} />;
}

function Failure({ text, status }: { text: ErrorText; status?: number }) {
  const { reference } = usePageRequest();
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame documentTitle={text.title} number={status?.toString()} heading={text.title}>
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">{text.sentence}</p>
      {status === 500 && (
        <p lang="en" className="text-14 text-muted">
          {crashText}
        </p>
      )}
      <p>
        <ButtonLink
          to={text.action === "again" ? pathname + search : "/"}
          reloadDocument={text !== offline}
          variant="primary"
          size="large"
        >
          {text.action === "again" ? "Prøv igjen" : "Til forsiden"}
        </ButtonLink>
      </p>
      {status !== undefined && status >= 500 && (
        <p className="hidden text-14 text-muted has-[code:not(:empty)]:block">
          {/* The server alone knows the reference; the browser leaves its markup as it is. */}
          Referanse: <code suppressHydrationWarning>{reference ?? ""}</code>
        </p>
      )}
    </ErrorFrame>
  );
}
