import { Form, useNavigate } from "react-router";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { ViewLinks } from "../view-links.tsx";
import { Envelope } from "./envelope.tsx";
import { envelopeTexts } from "./envelopes/texts.ts";
import { HeaderActions, OtherViews } from "./header-actions.tsx";
import { HouseholdTable } from "./household-table.tsx";
import { householdsPerPage, invitationQuery } from "./invitation-query.ts";
import type { InvitationsView } from "./load-invitations.server.ts";
import { Chips } from "./page-parts.tsx";
import { invitationTexts as texts } from "./texts.ts";

const { statistics: statTexts } = texts;

export function Households({ invitations }: { invitations: InvitationsView }) {
  const { query, households, matching, statistics } = invitations;
  return (
    <>
      <PageHeader
        title={texts.title}
        details={<ViewLinks current="invitations" counts={invitations.views} />}
        actions={<HeaderActions invitations={invitations} />}
        className="max-sm:[&>div]:w-full"
      />
      {statistics.households === 0 ? (
        <Sheet>
          <EmptyState
            size="large"
            heading="h2"
            title={texts.empty}
            action={
              <ButtonLink to="/guest-list" variant="primary">
                {texts.toGuests}
              </ButtonLink>
            }
          >
            {texts.emptyHint}
          </EmptyState>
        </Sheet>
      ) : (
        <>
          {invitations.suggestions > 0 && (
            <Notice
              action={
                <ButtonLink to={invitationQuery.href({ vis: "envelopes" })} size="small">
                  {envelopeTexts.see}
                </ButtonLink>
              }
            >
              {envelopeTexts.notice(invitations.suggestions)}
            </Notice>
          )}
          <Statistics invitations={invitations} />
          <Filters invitations={invitations} />
          {matching === 0 ? (
            <Sheet>
              <EmptyState
                title={texts.noMatches}
                action={<ButtonLink to={invitationQuery.href()}>{texts.showAll}</ButtonLink>}
              >
                {texts.noMatchesHint}
              </EmptyState>
            </Sheet>
          ) : (
            <HouseholdTable key={query.side} households={households} />
          )}
          {matching > 0 && (
            <PageLinks
              texts={texts.pages}
              page={query.side}
              perPage={householdsPerPage}
              shownCount={households.length}
              total={matching}
              hrefOf={(side) => invitationQuery.href({ ...query, side })}
            />
          )}
        </>
      )}
    </>
  );
}

function Statistics({
  invitations: { statistics, figure, counts },
}: {
  invitations: InvitationsView;
}) {
  const described = [
    `${counts.answered} ${texts.states.answered.toLowerCase()}`,
    `${counts.opened} ${texts.states.opened.toLowerCase()}`,
    `${counts["not-sent"]} ${texts.states["not-sent"].toLowerCase()}`,
  ];
  return (
    <section aria-label={statTexts.label}>
      <StatStrip
        figure={
          <div
            role="img"
            aria-label={statTexts.figure(described.join(", "))}
            className="flex max-h-40 flex-wrap gap-x-1.75 gap-y-1.25 overflow-hidden"
          >
            {figure.map(({ id, state, signs }) => (
              <span key={id}>
                <Envelope state={state} signs={signs} className="w-7.5" />
              </span>
            ))}
          </div>
        }
      >
        <Stat label={statTexts.households} value={statistics.households} />
        <Stat
          label={statTexts.answered}
          tone="gran"
          value={
            <>
              {statistics.answered}{" "}
              <small className="text-18 text-muted max-sm:block max-sm:text-14 xl:max-[90rem]:block xl:max-[90rem]:text-14 xl:max-[90rem]:leading-5">
                {statTexts.of(statistics.households)}
              </small>
            </>
          }
        />
        <Stat
          label={statTexts.missing}
          value={
            <>
              {statistics.missing}{" "}
              <small className="text-18 text-muted max-sm:block max-sm:text-14 xl:max-[90rem]:block xl:max-[90rem]:text-14 xl:max-[90rem]:leading-5">
                {statTexts.persons(statistics.missing)}
              </small>
            </>
          }
        />
      </StatStrip>
    </section>
  );
}

function Filters({ invitations }: { invitations: InvitationsView }) {
  const { query, categories, counts, matching, statistics } = invitations;
  const { sok, kategori, tilstand } = query;
  const chips = (
    ["all", "not-sent", "sent", "opened", "partly", "answered", "failed"] as const
  ).map((key) => ({
    key,
    label: key === "all" ? texts.all : texts.states[key],
    count: counts[key],
    to: invitationQuery.href({ sok, kategori, tilstand: key }),
    isCurrent: key === tilstand,
  }));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          query={invitationQuery}
          filters={{ tilstand, kategori }}
          texts={texts.search}
          value={sok}
          result={matching > 0 ? texts.matches(matching) : texts.noMatches}
          className="max-sm:basis-full lg:max-w-110"
        />
        {categories.length > 0 && <CategoryFilter invitations={invitations} />}
        <p className="ml-auto text-14 text-muted tabular-nums max-lg:hidden">
          {texts.reach(statistics.mailed, statistics.households - statistics.mailed)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Chips label={texts.filter} chips={chips} />
        <OtherViews invitations={invitations} />
      </div>
    </div>
  );
}

function CategoryFilter({ invitations }: { invitations: InvitationsView }) {
  const { query, categories } = invitations;
  const navigate = useNavigate();
  return (
    <Form method="get" action={invitationQuery.path} className="flex gap-2 max-sm:flex-1">
      {Object.entries(invitationQuery.fields({ sok: query.sok, tilstand: query.tilstand })).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <SelectField
        name="kategori"
        label={<span className="sr-only">{texts.category}</span>}
        value={query.kategori ?? ""}
        onChange={({ currentTarget }) => {
          const { sok, tilstand } = query;
          const kategori = currentTarget.value || null;
          void navigate(invitationQuery.href({ sok, tilstand, kategori }), {
            preventScrollReset: true,
          });
        }}
        className="w-full gap-0! sm:w-54"
      >
        <option value="">{texts.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <span className="hidden noscript:contents">
        <Button>{texts.show}</Button>
      </span>
    </Form>
  );
}
