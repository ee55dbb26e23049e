import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { contactSchema } from "#app/features/contact/schema.ts";
import { contactTexts } from "#app/features/contact/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { flash, readFlash } from "#app/platform/http/cookies.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { discoveryTags } from "../discovery.ts";
import { SiteFooter } from "../site-footer.tsx";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";
import { Statistics } from "../statistics.tsx";
import type { Route } from "./+types/about.ts";
import { ContactSection } from "./contact-section.tsx";
import fjord from "./drawings/fjord.svg?url";
import { StorySection, TeamSection, ValuesSection } from "./sections.tsx";
import { aboutTexts as texts } from "./texts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { message, headers } = await readFlash(request);
  const frame = await loadSiteFrame(request);
  const { publicUrl, textModel } = config();
  const messageId = randomUUID();
  allowSiteCaching(request, context, "lasting", messageId);
  const hasTextModel = textModel !== undefined;
  return data({ frame, message, messageId, hasTextModel, origin: publicUrl }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, contactSchema);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const sent = await sendContactMessage(parsed.value, context.get(requestInfo).clientIp);
  if (!sent.ok) {
    const errors = {
      formError: contactTexts.errors.tooMany,
      fieldErrors: {},
      values: submittedValues(form),
    };
    return data(errors, {
      status: 429,
      headers: { "Retry-After": String(sent.retryAfterSeconds) },
    });
  }
  const headers = { "Set-Cookie": await flash(contactTexts.sent) };
  return redirect("/about#melding", { status: 303, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return discoveryTags({
    origin: loaderData?.origin ?? "",
    path: "/about",
    title: `${texts.title} – Jaord`,
    description: texts.description,
  });
}

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, message, messageId, hasTextModel } = loaderData;
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold">
        <div className="wrap pt-9 lg:pt-24">
          <h1 className="max-w-[17em] text-[2.25rem]/10 font-[350] tracking-[-0.024em] text-pretty lg:text-[4.125rem]/17.5">
            {texts.heading.before}
            <span className="whitespace-nowrap">{texts.heading.name}</span>
            {texts.heading.after}
          </h1>
        </div>
        <img
          src={fjord}
          alt=""
          width={1440}
          height={460}
          className="mt-2 h-55 w-full object-cover object-[58%_100%] lg:-mt-6 lg:h-115"
        />
        <div className="wrap">
          <Statistics className="border-b border-rule-2 py-6 lg:py-10" />
        </div>
        <StorySection />
        <ValuesSection hasTextModel={hasTextModel} />
        <TeamSection />
        <ContactSection
          contact={frame.contact}
          messageId={messageId}
          sent={message}
          errors={actionData}
        />
      </main>
      <SiteFooter contact={frame.contact} newsletter="letter" />
    </>
  );
}
