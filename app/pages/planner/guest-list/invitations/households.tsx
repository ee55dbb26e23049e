import { Copy, House, Mail, Merge, Printer, Send, Timer } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Form, Link, useNavigate } from "react-router";
import { useActions } from "#app/client/actions/submit.ts";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { SelectionBar, ToSelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { invitationActions } from "./actions.ts";
import { Envelope } from "./envelope.tsx";
import type { HouseholdView } from "./household-view.server.ts";
import { cardsPath, householdsPerPage, invitationQuery } from "./invitation-query.ts";
import type { InvitationsView } from "./load-invitations.server.ts";
import { Chips, ViewLinks } from "./page-parts.tsx";
import { invitationTexts as texts } from "./texts.ts";

const { columns: headers, statistics: statTexts } = texts;

const signKinds = { attending: "coming", declined: "declined", pending: "waiting" } as const;

const stateTones: Record<HouseholdView["state"], string> = {
  "not-sent": "",
  waiting: "",
  sent: "",
  opened: "",
  partly: "text-messing-ink",
  answered: "text-gran",
  failed: "text-error",
};

export function Households({ invitations }: { invitations: InvitationsView }) {
  const { query, households, matching, statistics } = invitations;
  return (
    <>
      <PageHeader
        title={texts.title}
        details={<ViewLinks guests={statistics.guests} households={statistics.households} />}
        actions={statistics.households > 0 && <Actions unsent={statistics.unsent} />}
        className="max-sm:*:w-full"
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

function Actions({ unsent }: { unsent: number }) {
  return (
    <>
      <ButtonLink to={invitationQuery.href({ vis: "remind" })} variant="quiet">
        {texts.remind}
      </ButtonLink>
      <ButtonLink to={cardsPath} reloadDocument>
        <Icon icon={Printer} />
        {texts.print}
      </ButtonLink>
      <ButtonLink to={invitationQuery.href({ vis: "send" })} variant="primary">
        <Icon icon={Send} />
        {unsent > 0 ? texts.sendMany(unsent) : texts.send}
      </ButtonLink>
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
          <ul
            role="img"
            aria-label={statTexts.figure(described.join(", "))}
            className="flex max-h-40 flex-wrap gap-x-1.75 gap-y-1.25 overflow-hidden"
          >
            {figure.map(({ id, state, signs }) => (
              <li key={id}>
                <Envelope state={state} signs={signs} className="w-7.5" />
              </li>
            ))}
          </ul>
        }
      >
        <Stat label={statTexts.households} value={statistics.households} />
        <Stat
          label={statTexts.answered}
          tone="gran"
          value={
            <>
              {statistics.answered}{" "}
              <small className="text-18 text-muted">{statTexts.of(statistics.households)}</small>
            </>
          }
        />
        <Stat
          label={statTexts.missing}
          value={
            <>
              {statistics.missing}{" "}
              <small className="text-18 text-muted">{statTexts.persons(statistics.missing)}</small>
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
          action={invitationQuery.path}
          otherParams={invitationQuery.fields({ tilstand, kategori })}
          texts={texts.search}
          value={sok}
          result={matching > 0 ? texts.matches(matching) : texts.noMatches}
          className="max-sm:basis-full lg:max-w-90"
        />
        {categories.length > 0 && <CategoryFilter invitations={invitations} />}
        <p className="ml-auto text-14 text-muted tabular-nums max-lg:hidden">
          {texts.reach(statistics.mailed, statistics.households - statistics.mailed)}
        </p>
      </div>
      <Chips label={texts.filter} chips={chips} />
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
      <select
        name="kategori"
        aria-label={texts.category}
        value={query.kategori ?? ""}
        onChange={({ currentTarget }) => {
          const { sok, tilstand } = query;
          const kategori = currentTarget.value || null;
          void navigate(invitationQuery.href({ sok, tilstand, kategori }), {
            preventScrollReset: true,
          });
        }}
        className="h-control w-full rounded-m border border-edge bg-sheet px-3 text-16 lg:text-15"
      >
        <option value="">{texts.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className="hidden noscript:contents">
        <Button>{texts.show}</Button>
      </span>
    </Form>
  );
}

function HouseholdTable({ households }: { households: readonly HouseholdView[] }) {
  const { submit } = useActions(invitationActions);
  const navigate = useNavigate();
  const selection = useSelection(households);
  const { isSelected, toggle, selected } = selection;
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const columns = useMemo(
    (): Column<HouseholdView>[] => [
      {
        header: headers.selection,
        hideHeader: true,
        headerClass: "w-12",
        cellClass: "card:absolute card:top-2 card:left-4 noscript:invisible wide:pl-4!",
        render: ({ id, name }) => (
          <>
            <Checkbox
              name="selected"
              id={`velg-${id}`}
              checked={isSelected(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
              label={<span className="sr-only">{texts.select(name)}</span>}
            />
            {isSelected(id) && <ToSelectionBar />}
          </>
        ),
      },
      ...plainColumns,
    ],
    [isSelected, toggle],
  );
  const ids = selected.map(({ id }) => id);
  const chosen = { valgte: ids };
  return (
    <>
      <Sheet className="overflow-hidden">
        <DataTable
          caption={texts.views.invitations}
          columns={columns}
          rows={households}
          rowClass="relative card:grid-cols-[minmax(0,1fr)_3.25rem] card:gap-x-3 card:py-3 card:pr-4 card:pl-13 wide:h-16.5"
        />
      </Sheet>
      <SelectionBar
        label={texts.selection.label}
        selection={selection}
        actions={[
          {
            icon: Timer,
            label: texts.selection.remind,
            onPress: () => go(invitationQuery.href({ ...chosen, vis: "remind" })),
          },
          {
            icon: Printer,
            label: texts.selection.print,
            onPress: () => window.location.assign(invitationQuery.href(chosen, cardsPath)),
          },
          {
            icon: Copy,
            label: texts.selection.copy,
            onPress: () => go(invitationQuery.href({ ...chosen, vis: "copy" })),
          },
          {
            icon: Merge,
            label: texts.selection.merge,
            onPress: () => submit("merge", { household: ids }),
          },
        ]}
      />
    </>
  );
}

const plainColumns: Column<HouseholdView>[] = [
  {
    header: headers.envelope,
    hideHeader: true,
    headerClass: "w-15",
    cellClass: "wide:px-1! card:col-start-2 card:row-span-2 card:row-start-1 card:self-center",
    render: ({ state, people }) => (
      <Envelope state={state} signs={people.map(({ status }) => status)} />
    ),
  },
  {
    header: headers.household,
    isRowHeader: true,
    cellClass: "font-normal card:col-start-1 card:row-start-1",
    render: ({ id, name, people }) => (
      <>
        <Link
          to={invitationQuery.href({ husstand: id })}
          className="block text-15 font-semibold wrap-anywhere hover:text-berry hover:underline card:text-16"
        >
          {name}
        </Link>
        <People people={people} />
      </>
    ),
  },
  {
    header: headers.sentTo,
    headerClass: "w-[26%]",
    cellClass: "text-ink-2 card:hidden",
    render: ({ email, address }) => (
      <span className="flex items-center gap-2">
        <Icon icon={email ? Mail : House} size={16} className="flex-none text-muted" />
        <span className="min-w-0 wrap-anywhere">
          {email ? <EmailAddress email={email} /> : address || texts.noAddress}
        </span>
      </span>
    ),
  },
  {
    header: headers.state,
    headerClass: "w-[20%]",
    cellClass: "card:col-start-1 card:row-start-2 card:pt-1",
    render: ({ state, label, note }) => (
      <>
        <b className={`font-semibold wide:block ${stateTones[state]}`}>{label}</b>{" "}
        <span className="text-13 text-muted">{note}</span>
      </>
    ),
  },
];

function People({ people }: { people: readonly { name: string; status: RsvpStatus }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-14 text-ink-2">
      {people.map(({ name, status }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <li key={index} className="inline-flex min-w-0 items-center gap-1.5">
          <StatusIcon kind={signKinds[status]} />
          <span className="sr-only">{texts.person[status]}: </span>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}
