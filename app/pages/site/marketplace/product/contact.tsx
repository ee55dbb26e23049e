import type { ReactNode } from "react";
import { productPath, RatingMark } from "#app/features/marketplace/components/listing-parts.tsx";
import { newEnquiryPath } from "#app/features/marketplace/enquiries/actions.ts";
import { maxFirstMessage } from "#app/features/marketplace/enquiries/rules.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Send } from "#app/ui/icons.ts";
import type { AnsweredForm, ProductView } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

export const contactButtonId = "kontakt";

/** Leads to the conversation about the listing, also to one that was begun before. */
export function ContactSeller({ product }: { product: ProductView }) {
  return (
    <p className="mt-4.5">
      <ButtonLink
        id={contactButtonId}
        to={contactPath(product.listing)}
        reloadDocument
        variant="primary"
        size="large"
      >
        {texts.contact}
      </ButtonLink>
    </p>
  );
}

export function contactPath({ id }: { id: number }): string {
  return `${newEnquiryPath}?annonse=${id}`;
}

/** Nobody sells a sample, so its buttons say so where they stand. */
export function ContactSample({ product }: { product: ProductView }) {
  return (
    <Answering product={product} place="kontakt" className="mt-4.5">
      <Button id={contactButtonId} variant="primary" size="large">
        {texts.contact}
      </Button>
    </Answering>
  );
}

export function SellerCard({ product }: { product: ProductView }) {
  const { listing } = product;
  const isPrivate = listing.sellerKind === "private";
  return (
    <section
      aria-labelledby="selger"
      className="mt-7 rounded-l border border-rule-2 bg-sheet p-4.5 lg:px-6 lg:py-5.5"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-0.5 lg:grid-cols-[auto_1fr_auto]">
        <span
          aria-hidden="true"
          className="row-span-2 grid size-12 place-items-center self-start rounded-full bg-g2 text-18 font-semibold text-gran lg:row-span-1"
        >
          {listing.sellerName.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <h2 id="selger" className="text-d20">
            {listing.sellerName}
          </h2>
          <p className="text-14 text-muted">
            {texts.sellerLine(isPrivate, listing.town)}
            {listing.orgNumber && ` · ${texts.orgNumber(listing.orgNumber)}`}
          </p>
        </div>
        <p className="flex items-center gap-1.5 text-14 max-lg:col-start-2">
          <RatingMark rating={listing.rating} />
          {listing.rating && (
            <span className="text-muted">{texts.reviews(listing.rating.count)}</span>
          )}
        </p>
      </div>
      {!product.isSold && !listing.ownKey && (
        <div className="mt-4">
          {listing.isSample ? <AskSample product={product} /> : <AskSeller product={product} />}
        </div>
      )}
      <p className="mt-4 border-t border-rule pt-3 text-13 text-muted">
        {isPrivate ? texts.law.private : texts.law.shop}
      </p>
    </section>
  );
}

function AskSample({ product }: { product: ProductView }) {
  return (
    <Answering product={product} place="melding">
      <QuestionFields product={product} />
    </Answering>
  );
}

function AskSeller({ product }: { product: ProductView }) {
  const { listing, messageId } = product;
  return (
    <form method="post" action={contactPath(product.listing)}>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="id" value={messageId} />
      <QuestionFields product={product} />
    </form>
  );
}

function QuestionFields({ product }: { product: ProductView }) {
  return (
    <quick-questions className="grid gap-2.5">
      <label htmlFor="tekst" className="text-14 font-semibold">
        {texts.ask(product.listing.sellerName)}
      </label>
      <ul
        data-questions=""
        hidden
        aria-label={texts.questions}
        className="flex flex-wrap gap-2 [[hidden]]:hidden"
      >
        {enquiryTexts.quick.first.map((question) => (
          <li key={question}>
            <Button type="button" size="small">
              {question}
            </Button>
          </li>
        ))}
      </ul>
      <textarea
        id="tekst"
        name="text"
        rows={2}
        required
        maxLength={maxFirstMessage}
        defaultValue={texts.message}
        className="w-full rounded-m border border-edge bg-sheet px-3 py-2.5 text-16 focus-visible:-outline-offset-1"
      />
      <p className="flex justify-end">
        <Button>
          <Icon icon={Send} size={18} />
          {texts.send}
        </Button>
      </p>
    </quick-questions>
  );
}

interface AnsweringProps {
  product: ProductView;
  place: AnsweredForm;
  className?: string;
  children: ReactNode;
}

/** A form that answers in place, by the server where there is no script. */
function Answering({ product, place, className = "", children }: AnsweringProps) {
  const isAnswered = product.answered === place;
  return (
    <example-answer
      data-answer={`${texts.example}. ${texts.exampleMore}`}
      className={`block ${className}`}
    >
      <form method="get" action={`${productPath(product.listing.id)}#${place}-svar`}>
        <input type="hidden" name="svar" value={place} />
        {children}
      </form>
      <p
        id={`${place}-svar`}
        role="status"
        className="text-14 text-pretty text-messing-ink not-empty:mt-3 not-empty:rounded-m not-empty:bg-messing-tint not-empty:px-3.5 not-empty:py-2.5"
      >
        {isAnswered && `${texts.example}. ${texts.exampleMore}`}
      </p>
    </example-answer>
  );
}
