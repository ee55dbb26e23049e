import { data, redirect } from "react-router";
import { requestSubscription } from "#app/features/newsletter/commands.server.ts";
import { subscriptionSchema } from "#app/features/newsletter/schema.ts";
import { newsletterTexts as texts } from "#app/features/newsletter/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { privateCookie } from "#app/platform/http/cookies.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { verificationKeys } from "#app/platform/secret.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { discoveryTags } from "../discovery.ts";
import { loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/newsletter.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

/** Tells the page after the form which address was typed, without naming it in the address bar. */
function addressCookie() {
  return privateCookie("newsletter", 3600, verificationKeys("newsletter"));
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const sent: unknown =
    url.searchParams.has("sent") && (await addressCookie().parse(request.headers.get("Cookie")));
  return {
    sentTo: typeof sent === "string" ? sent : null,
    frame: await loadSiteFrame(request),
    origin: config().publicUrl,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, subscriptionSchema);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const { email } = parsed.value;
  const requested = await requestSubscription(email, context.get(requestInfo).clientIp);
  if (!requested.ok) {
    const errors = { fieldErrors: { email: texts.errors.tooMany }, values: submittedValues(form) };
    return data(errors, {
      status: 429,
      headers: { "Retry-After": String(requested.retryAfterSeconds) },
    });
  }
  const headers = { "Set-Cookie": await addressCookie().serialize(email) };
  return redirect("/newsletter?sent", { status: 303, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.sentTo ? texts.sent.title : texts.heading;
  return discoveryTags({
    origin: loaderData?.origin ?? "",
    path: "/newsletter",
    title: `${title} – Jaord`,
    description: texts.lead,
    noindex: Boolean(loaderData?.sentTo),
  });
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { sentTo, frame } = loaderData;
  if (sentTo && !actionData) return <Sent email={sentTo} frame={frame} />;
  const error = actionData?.fieldErrors.email;
  return (
    <NewsletterPage frame={frame} heading={texts.heading} lead={texts.lead} withoutBox>
      <form method="post" action="/newsletter" noValidate className="mt-6 grid max-w-120 gap-4">
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          required
          label={texts.label}
          hint={texts.promise}
          defaultValue={actionData?.values.email}
          error={error}
          autoFocus={error !== undefined}
        />
        <p>
          <Button variant="primary" size="large">
            {texts.submit}
          </Button>
        </p>
      </form>
    </NewsletterPage>
  );
}

function Sent({
  email,
  frame,
}: {
  email: string;
  frame: Route.ComponentProps["loaderData"]["frame"];
}) {
  const { sent } = texts;
  return (
    <NewsletterPage
      frame={frame}
      state={{ text: sent.state, isDone: false }}
      heading={sent.heading}
      lead={
        <>
          {sent.before} <b className="font-semibold text-ink wrap-anywhere">{email}</b>.{" "}
          {sent.after}
        </>
      }
      email={email}
      isStamped
      withoutBox
    >
      <form method="post" action="/newsletter" className="mt-6 flex flex-wrap gap-2">
        <input type="hidden" name="email" value={email} />
        <Button>{sent.again}</Button>
        <ButtonLink to="/newsletter" variant="quiet">
          {sent.change}
        </ButtonLink>
      </form>
      <p className="mt-6 text-14 text-muted">{sent.hint}</p>
    </NewsletterPage>
  );
}
