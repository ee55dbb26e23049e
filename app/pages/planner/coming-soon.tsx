import { useLocation } from "react-router";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/coming-soon.ts";
import { destinationGroups } from "./shell/navigation.ts";
import { plannerTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  await requireUser(request);
  return null;
}

export function meta({ location }: Route.MetaArgs) {
  return [{ title: `${nameOf(location.pathname)} – Jaord` }];
}

export default function ComingSoon() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="text-d31">{nameOf(pathname)}</h1>
      <Sheet>
        <EmptyState
          title={plannerTexts.soon.title}
          action={<ButtonLink to="/admin">{plannerTexts.soon.back}</ButtonLink>}
          className="min-h-100"
        >
          {plannerTexts.soon.text}
        </EmptyState>
      </Sheet>
    </>
  );
}

export function ErrorBoundary() {
  return <LoadError title={plannerTexts.errors.overview.failed} />;
}

function nameOf(pathname: string): string {
  const destinations = destinationGroups.flatMap((group) => group.destinations);
  const found = destinations.find(({ to }) => to === pathname);
  return found?.label ?? plannerTexts.navigation.settings;
}
