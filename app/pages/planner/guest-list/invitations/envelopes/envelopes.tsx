import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { invitationActions } from "../actions.ts";
import { invitationQuery } from "../invitation-query.ts";
import { SubPageHeader } from "../page-parts.tsx";
import type { EnvelopesView } from "./load-envelopes.server.ts";
import { envelopeTexts as texts } from "./texts.ts";

type Suggestion = EnvelopesView["suggestions"][number];

/** Suggests households to join, each suggestion drawn as an envelope. */
export function Envelopes({ envelopes }: { envelopes: EnvelopesView }) {
  const { suggestions, refused, guests, households } = envelopes;
  const certain = suggestions.filter(({ isCertain }) => isCertain);
  return (
    <>
      <SubPageHeader
        title={texts.title}
        actions={
          certain.length > 0 && (
            <ActionForm
              actions={invitationActions}
              intent="merge-suggested"
              values={{ household: certain.flatMap(({ ids }) => ids) }}
            >
              <Button variant="primary">{texts.mergeCertain(certain.length)}</Button>
            </ActionForm>
          )
        }
      />
      {suggestions.length === 0 ? (
        <Sheet>
          <EmptyState
            title={texts.none}
            action={<ButtonLink to={invitationQuery.href()}>{texts.toList}</ButtonLink>}
          >
            {texts.noneHint}
          </EmptyState>
        </Sheet>
      ) : (
        <>
          <p className="max-w-[44em] text-16 text-ink-2">
            {texts.intro(guests, households)} {texts.uncertain(suggestions.length - certain.length)}
          </p>
          <ul
            aria-label={texts.list}
            className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          >
            {suggestions.map((suggestion) => (
              <EnvelopeFront key={suggestion.ids.join(" ")} suggestion={suggestion} />
            ))}
          </ul>
        </>
      )}
      {refused.length > 0 && <Refused refused={refused} />}
    </>
  );
}

/** What the couple has said no to, until it is suggested again. */
function Refused({ refused }: Pick<EnvelopesView, "refused">) {
  return (
    <Sheet title={texts.refused}>
      <p className="px-4 pt-3 text-14 text-muted lg:px-6">{texts.refusedHint}</p>
      <ul aria-label={texts.refused} className="divide-y divide-rule">
        {refused.map(({ id, names }) => (
          <li key={id} className="flex items-center justify-between gap-3 px-4 py-3 lg:px-6">
            <span className="min-w-0 text-15 wrap-anywhere">{texts.join(names)}</span>
            <ActionForm
              actions={invitationActions}
              intent="suggest-again"
              values={{ separate: id }}
            >
              <Button
                size="small"
                aria-label={texts.suggestOf(texts.join(names))}
                className="whitespace-nowrap"
              >
                {texts.suggest}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function EnvelopeFront({ suggestion }: { suggestion: Suggestion }) {
  const { ids, names, address, reason, isCertain } = suggestion;
  const frame = isCertain
    ? "border-rule-2 bg-sheet"
    : "border-dashed border-messing-edge bg-messing-tint/30";
  return (
    <li className={`grid min-h-67 content-between gap-4 rounded-s border p-4 sm:p-5 ${frame}`}>
      <div>
        <Stamp />
        <ul className="mt-2 font-display text-d20">
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <li key={index} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="border-b border-rule pb-2.5 text-14 text-ink-2 wrap-anywhere">
          {address || texts.noAddress}
        </p>
        <p
          className={`flex items-center gap-2 pt-2.5 text-13 ${isCertain ? "text-muted" : "text-messing-ink"}`}
        >
          {isCertain ? (
            <Icon icon={Check} size={16} className="flex-none" />
          ) : (
            <StatusIcon kind="waiting" />
          )}
          {texts.reasons[reason]}
        </p>
        <div className="flex flex-wrap gap-1.5 pt-2.5">
          <ActionForm actions={invitationActions} intent="merge" values={{ household: ids }}>
            <Button
              size="small"
              aria-label={texts.mergeOf(names.join(", "))}
              className="whitespace-nowrap"
            >
              {texts.merge}
            </Button>
          </ActionForm>
          <ActionForm
            actions={invitationActions}
            intent="dismiss-suggestion"
            values={{ household: ids }}
          >
            <Button
              size="small"
              variant="quiet"
              aria-label={texts.apartOf(names.join(", "))}
              className="whitespace-nowrap"
            >
              {texts.apart}
            </Button>
          </ActionForm>
        </div>
      </div>
    </li>
  );
}

/** A stamp with the product's two cherries. */
function Stamp() {
  return (
    <svg
      viewBox="0 0 36 42"
      aria-hidden="true"
      className="float-right ml-3 w-9 flex-none stroke-edge"
    >
      <path d="M.5.5h35v41H.5Z" strokeDasharray="1.5 1.5" className="fill-sheet" />
      <path d="M18 8v10M18 12l-4 9M18 12l4 9" className="fill-none" />
      <circle cx="13.5" cy="24" r="4.5" className="fill-berry stroke-none" />
      <circle cx="22.5" cy="24" r="4.5" className="fill-berry stroke-none" />
    </svg>
  );
}
