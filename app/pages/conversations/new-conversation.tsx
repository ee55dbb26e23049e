import { useRef, useState } from "react";
import { data, redirect, useNavigation } from "react-router";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { accountPath } from "#app/features/accounts/rules.ts";
import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import { Suggestions } from "#app/features/conversations/components/compose-form.tsx";
import { conversationsPath } from "#app/features/conversations/rules.ts";
import {
  ListingPicture,
  productPath,
} from "#app/features/marketplace/components/listing-parts.tsx";
import { newEnquiryActions, newEnquiryPath } from "#app/features/marketplace/enquiries/actions.ts";
import { sendEnquiry } from "#app/features/marketplace/enquiries/commands.server.ts";
import { findAskable, findBegun } from "#app/features/marketplace/enquiries/queries.server.ts";
import { maxFirstMessage } from "#app/features/marketplace/enquiries/rules.ts";
import { enquiryForm } from "#app/features/marketplace/enquiries/schema.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { parseListingId } from "#app/features/marketplace/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { formErrorsOf } from "#app/platform/http/actions.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { Route } from "./+types/new-conversation.ts";
import { clearMessage, loadMessage, saveMessage } from "./message-cookie.server.ts";

const { new: texts } = enquiryTexts;

/** What the form and the page are about stands in the query, which survives signing in. */
function pathOf(listingId: number): string {
  return `${newEnquiryPath}?annonse=${listingId}`;
}

export async function loader({ request }: Route.LoaderArgs) {
  const asker = await requireAsker(request);
  const id = parseListingId(new URL(request.url).searchParams.get("annonse") ?? "0");
  const listing = id === null ? null : await findAskable(id);
  if (!listing) throw notFound();
  const kept = await loadMessage(request, listing.id);
  const begun = await findBegun(db(), asker, listing.id);
  if (begun && !kept) throw redirect(`${conversationsPath}/${begun}`);
  return { listing, text: kept ?? texts.preset, messageId: crypto.randomUUID() };
}

const handleAction = implementActions(newEnquiryActions, requireAsker, {
  ask: {
    input: enquiryForm,
    run: async (asker, enquiry) => {
      const sent = await sendEnquiry(asker, enquiry);
      if (!sent.ok) return sent;
      return { ok: true, redirectTo: `${conversationsPath}/${sent.conversationId}` };
    },
  },
});

/** Takes the forms of the product page too. A visitor signs in first; what was written is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(await currentUser(request))) throw await askToSignIn(request);
  try {
    const response = await handleAction({ request, context });
    return data(response.data, response.init ?? undefined);
  } catch (response) {
    if (response instanceof Response && response.status === 303) {
      response.headers.append("Set-Cookie", await clearMessage());
    }
    throw response;
  }
}

async function askToSignIn(request: Request): Promise<Response> {
  const form = await readForm(request);
  const listingId = parseListingId(String(form.get("listingId") || "0"));
  if (listingId === null) return redirect(accountPath("/auth", newEnquiryPath));
  const text = String(form.get("text") ?? "").slice(0, maxFirstMessage);
  const cookie = await saveMessage({ listingId, text });
  return redirect(accountPath("/auth", pathOf(listingId)), { headers: { "Set-Cookie": cookie } });
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export default function NewConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, messageId } = loaderData;
  const errors = formErrorsOf(actionData);
  const values = actionData && "values" in actionData ? actionData.values : null;
  const [text, setText] = useState(values?.text ?? loaderData.text);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const busy = useNavigation().formMethod === "POST";
  const error = errors?.formError ?? errors?.fieldErrors.text ?? errors?.fieldErrors.listingId;
  return (
    <div className="wrap max-w-180 py-8 lg:py-14">
      <h1 className="text-d31 lg:text-d39">{texts.title}</h1>
      <a
        href={productPath(listing.id)}
        className="mt-5 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 border-b-[1.5px] border-ink bg-paper-2 px-4 py-3 hover:text-berry"
      >
        <span className="h-17.5 w-14 overflow-hidden rounded-s bg-paper-3">
          <ListingPicture cover={listing.cover} drawing={null} sizes="56px" className="size-full" />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-display text-d18">{listing.title}</span>
          <span className="text-15">
            {listing.price !== null && (
              <b className="font-semibold">{formatMoney(listing.price)}</b>
            )}{" "}
            <span className="text-muted">
              {listing.sellerName}, {listing.town}
            </span>
          </span>
        </span>
      </a>
      <form method="post" action={pathOf(listing.id)} className="mt-6 grid gap-3">
        <HiddenFields values={{ intent: "ask", id: messageId, listingId: String(listing.id) }} />
        <label htmlFor="tekst" className="text-15 font-semibold">
          {texts.label(listing.sellerName)}
        </label>
        <Suggestions
          suggestions={enquiryTexts.quick.first}
          onPick={(picked) => {
            setText(picked);
            textArea.current?.focus();
          }}
        />
        <textarea
          id="tekst"
          ref={textArea}
          name="text"
          rows={4}
          maxLength={maxFirstMessage}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "tekst-feil" : "tekst-trygt"}
          className={`block w-full rounded-m border bg-sheet px-3 py-2.5 text-16 ${error ? "border-error" : "border-edge"}`}
        />
        {error && (
          <div role="alert">
            <FieldError id="tekst-feil">{error}</FieldError>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p id="tekst-trygt" className="max-w-[34em] text-14 text-muted">
            {enquiryTexts.safety} {enquiryTexts.contactDetails}
          </p>
          <Button variant="primary" busy={busy}>
            {texts.send}
          </Button>
        </div>
      </form>
    </div>
  );
}
