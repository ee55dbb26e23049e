import { useCallback, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useActions } from "#app/client/actions/submit.ts";
import { SelectionBar, ToSelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Copy, House, Mail, Merge, Printer, Timer } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { invitationActions } from "./actions.ts";
import { Envelope } from "./envelope.tsx";
import type { HouseholdView } from "./household-view.server.ts";
import { cardsPath, invitationQuery } from "./invitation-query.ts";
import { invitationTexts as texts } from "./texts.ts";

const { columns: headers } = texts;

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

export function HouseholdTable({ households }: { households: readonly HouseholdView[] }) {
  const { submit } = useActions(invitationActions);
  const navigate = useNavigate();
  const selection = useSelection(households);
  const { isSelected, toggle, selected } = selection;
  const isAll = selected.length === households.length;
  const { selectAll, clear } = selection;
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const columns = useMemo(
    (): Column<HouseholdView>[] => [
      {
        header: headers.selection,
        renderHeader: () => (
          <Checkbox
            name="selectAll"
            id="velg-alle"
            checked={isAll}
            onChange={isAll ? clear : selectAll}
            label={<span className="sr-only">{texts.selectAll}</span>}
            className="noscript:invisible"
          />
        ),
        headerClass: "w-12 pl-4!",
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
    [isSelected, toggle, isAll, selectAll, clear],
  );
  const ids = selected.map(({ id }) => id);
  const chosen = { valgte: ids };
  return (
    <>
      <Sheet className="overflow-hidden">
        <DataTable
          caption={texts.view}
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
