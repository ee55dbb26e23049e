import { useEffect } from "react";
import {
  isRouteErrorResponse,
  useLocation,
  useParams,
  useRevalidator,
  useRouteError,
} from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { clientTexts } from "../texts.ts";

const { errors } = clientTexts;

/** In an error boundary. A page that does not exist leads to the list of those that do. */
export function LoadError({ title }: { title: string }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <NotLoaded title={title} />
  );
}

function NotFound() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const segments = pathname.split("/");
  return (
    <Sheet>
      <EmptyState
        size="large"
        title={errors.notFound}
        action={
          id && (
            <ButtonLink to={segments.slice(0, segments.indexOf(id)).join("/")} variant="primary">
              {errors.toList}
            </ButtonLink>
          )
        }
      >
        {errors.notFoundHint}
      </EmptyState>
    </Sheet>
  );
}

function NotLoaded({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [revalidate]);

  return (
    <Sheet>
      <div role="alert">
        <EmptyState
          size="large"
          title={title}
          action={
            <ButtonLink to={pathname + search} preventScrollReset variant="primary">
              {errors.retry}
            </ButtonLink>
          }
        >
          {errors.savedDataHint}
        </EmptyState>
      </div>
    </Sheet>
  );
}
