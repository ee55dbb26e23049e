import { useEffect } from "react";
import { data } from "react-router";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import type { ActionResult } from "../actions/action-result.ts";
import { Outcome } from "../actions/outcome.tsx";
import { handleActionResult, runSerially } from "../actions/sending.ts";
import { failureOf, rememberLoaderData, staleIfError } from "../last-shown.ts";
import { LoadError } from "../../../client/loading/load-error.tsx";
import type { Route } from "./+types/wishlist-admin.ts";
import { errorMessageFor, isFilledIn, wishlistPath } from "./acts.ts";
import { outcomeOf, refusalOf } from "./answer.ts";
import { loadWishlist } from "./load-wishlist.server.ts";
import { sendForm } from "./send-form.server.ts";
import { wishlistAdminTexts } from "./texts.ts";
import { WishlistPage } from "./wishlist-page.tsx";

const { errors, noWedding } = wishlistAdminTexts;

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  return { wishlist: weddingId && (await loadWishlist(weddingId)) };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return staleIfError(request.url, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return sendForm(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (!isFilledIn(form)) {
    const ask = async () => (await serverAction()) as ActionResult;
    return runSerially(() => handleActionResult(wishlistPath, form, ask, errorMessageFor));
  }
  try {
    return await serverAction();
  } catch (error) {
    if (!failureOf(error)) throw error;
    const answer: ActionResult = { ok: false, message: errors.unexpected };
    // The status keeps the framework from loading the page again, which would fail as well.
    return data(answer, { status: 503 });
  }
}

export function meta() {
  return [{ title: `${wishlistAdminTexts.title} – Jaord` }];
}

export default function WishlistAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { wishlist } = loaderData;
  const failure = "failure" in loaderData ? loaderData.failure : undefined;
  const toast = useToast();

  useEffect(() => rememberLoaderData(location.href, { wishlist }), [wishlist]);
  useEffect(() => {
    if (failure) toast({ title: errors.notLoaded, tone: "error" });
  }, [failure, toast]);

  return (
    <>
      <Outcome url={wishlistPath} result={outcomeOf(actionData)} />
      {wishlist ? (
        <WishlistPage wishlist={wishlist} refused={refusalOf(actionData)} />
      ) : (
        <NoWedding />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <LoadError title={errors.notLoaded} />;
}

function NoWedding() {
  return (
    <Sheet>
      <EmptyState
        size="large"
        title={noWedding.title}
        action={
          <ButtonLink to="/create" variant="primary">
            {noWedding.create}
          </ButtonLink>
        }
      >
        {noWedding.text}
      </EmptyState>
    </Sheet>
  );
}
