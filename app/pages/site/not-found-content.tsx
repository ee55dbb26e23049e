import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorFrame } from "./error-frame.tsx";

export function NotFoundContent() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the missing path here
    console.info("404:", pathname);
  }, [pathname]);
  return (
    <ErrorFrame
      documentTitle="Siden finnes ikke"
      number="404"
      heading={<span lang="en">Oops! Page not found</span>}
    >
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">
        Siden finnes ikke. Den kan være flyttet, eller så mangler det en bokstav i adressen.
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <ButtonLink to="/" variant="primary" size="large" lang="en">
          Return to Home
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Til forsiden
        </ButtonLink>
      </p>
      <p className="text-14 text-muted">Er du gjest? Bruk lenken i invitasjonen.</p>
    </ErrorFrame>
  );
}
