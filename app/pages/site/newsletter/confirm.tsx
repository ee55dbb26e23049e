import { data, redirect } from "react-router";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { confirmSubscription } from "#app/features/newsletter/commands.server.ts";
import { findSubscription } from "#app/features/newsletter/queries.server.ts";
import { newsletterTexts as texts } from "#app/features/newsletter/texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/confirm.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

/** A GET must not confirm: mail programs and virus scanners follow links. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const frame = await loadSiteFrame(request);
  const subscription = await findSubscription(params.token);
  if (!subscription) return data({ frame, subscription, unsubscribePath: null }, { status: 410 });
  const refusal = { address: subscription.email, weddingId: newsletterScope };
  const unsubscribePath = subscription.isConfirmed
    ? new URL(unsubscribeUrl(refusal)).pathname
    : null;
  return data({ frame, subscription, unsubscribePath });
}

export async function action({ params }: Route.ActionArgs) {
  await confirmSubscription(params.token);
  return redirect(`/newsletter/confirm/${encodeURIComponent(params.token)}`, 303);
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { confirmed, confirm, expired } = texts;
  const { subscription } = loaderData ?? {};
  const { title } = subscription ? (subscription.isConfirmed ? confirmed : confirm) : expired;
  return [{ title: `${title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { frame, subscription, unsubscribePath } = loaderData;
  const { confirmed, confirm, expired } = texts;
  if (!subscription) {
    return (
      <NewsletterPage frame={frame} heading={expired.heading} lead={expired.lead}>
        <p className="mt-6">
          <ButtonLink to="/newsletter" variant="primary">
            {texts.submit}
          </ButtonLink>
        </p>
      </NewsletterPage>
    );
  }
  const { email } = subscription;
  if (!unsubscribePath) {
    return (
      <NewsletterPage
        frame={frame}
        heading={confirm.heading}
        lead={
          <>
            {confirm.before} <b className="font-semibold text-ink wrap-anywhere">{email}</b>.
          </>
        }
        email={email}
        isStamped
      >
        <form method="post" className="mt-6">
          <Button variant="primary" size="large">
            {confirm.submit}
          </Button>
        </form>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage
      frame={frame}
      state={{ text: confirmed.state, isDone: true }}
      heading={confirmed.heading}
      lead={confirmed.lead}
      email={email}
      isStamped
    >
      <p className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/guides" variant="primary">
          {confirmed.guides}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {texts.frontPage}
        </ButtonLink>
      </p>
      <p className="mt-6 text-14 text-muted">
        {confirmed.regret}{" "}
        <a href={unsubscribePath} className="link">
          {confirmed.unsubscribe}
        </a>{" "}
        {confirmed.unsubscribeAfter}
      </p>
    </NewsletterPage>
  );
}
