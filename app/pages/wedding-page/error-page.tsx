import { isRouteErrorResponse, useLocation } from "react-router";
import { crashText } from "#app/pages/site/error-texts.ts";
import { usePageRequest } from "#app/ui/request-provider.tsx";
import { StandaloneDocument } from "./standalone-document.tsx";
import errorStyles from "./styles/error-page.css?inline";
import { pageTexts } from "./texts.ts";

export function WeddingErrorPage({ error }: { error: unknown }) {
  const { reference } = usePageRequest();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text, hint } = textFor(status, reference);
  return (
    <StandaloneDocument css={errorStyles}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <main className="error-page">
        <img src="/ornament/romantic/jaord/bloom.svg" width={296} height={346} alt="" />
        <h1>{title}</h1>
        <p>{text}</p>
        {status === 500 && <p lang="en">{crashText}</p>}
        {hint && <p className="error-hint">{hint}</p>}
        {status === 404 ? (
          <a href="/">{pageTexts.home}</a>
        ) : (
          <a href={pathname + search}>{pageTexts.again}</a>
        )}
      </main>
    </StandaloneDocument>
  );
}

function textFor(status: number, reference = ""): { title: string; text: string; hint?: string } {
  if (status === 404) return pageTexts.missing;
  if (status === 429) return pageTexts.tooMany;
  const { title, unavailable, text, reference: referenceText } = pageTexts.failed;
  return {
    title: status === 503 ? unavailable : title,
    text,
    hint: reference && referenceText(reference),
  };
}
