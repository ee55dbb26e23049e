import { isRouteErrorResponse, useLocation, useParams, useRouteError } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { LoadError } from "./load-error.tsx";
import { missingPageTexts as texts } from "./texts.ts";

/**
 * In the error boundary of a route with an `id`, which loads this late: few pages do not exist. Such
 * a page leads to the list.
 */
export function DetailErrorCard({ title }: { title: string }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { id } = useParams();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadError title={title} />;
  const listPath = pathname.slice(0, pathname.lastIndexOf(`/${id}`));
  return (
    <Sheet>
      <EmptyState
        size="large"
        title={texts.title}
        action={
          <ButtonLink to={listPath} variant="primary">
            {texts.toList}
          </ButtonLink>
        }
      >
        {texts.hint}
      </EmptyState>
    </Sheet>
  );
}
