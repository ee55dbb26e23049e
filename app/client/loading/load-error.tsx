import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { clientTexts } from "../texts.ts";

const { errors } = clientTexts;

export function LoadError({ title }: { title: string }) {
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
