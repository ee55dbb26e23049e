import { useCallback, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useActions } from "#app/client/actions/submit.ts";
import { useDraftedRow } from "#app/client/forms/use-form-draft.ts";
import { rowsPerPage } from "#app/client/lists/growing-table.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { useSelection } from "#app/client/lists/selection.tsx";
import { useStableRows } from "#app/client/lists/stable-rows.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { usePreload } from "#app/ui/late-component.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { applyGuestAction, guestActions } from "./actions.ts";
import { CategoryActions } from "./category-actions.tsx";
import { GuestBulkBar } from "./guest-bulk-bar.tsx";
import { GuestChart } from "./guest-chart.tsx";
import { followAhead, GuestFilterBar, useShownQuery } from "./guest-filter.tsx";
import { guestQuery } from "./guest-query.ts";
import { GuestTable } from "./guest-table.tsx";
import { AddGuestButton, HeaderActions } from "./header-actions.tsx";
import { OpenedForm, openedParts } from "./late-parts.ts";
import type { GuestList } from "./load-guest-list.server.ts";
import { categoryDraftKey, guestDraftKey, type Opened, useRequestedForm } from "./opened-form.ts";
import { countRows, matcherOf, sortRows, withKnownCategory } from "./rules.ts";
import { guestListTexts as texts } from "./texts.ts";
import { UnlinkedNotice } from "./unlinked/unlinked-notice.tsx";
import { ViewLinks } from "./view-links.tsx";

const { counts: countTexts } = texts;

interface GuestListScreenProps {
  list: GuestList;
  result: ActionResult | undefined;
}

export function GuestListScreen({ list, result }: GuestListScreenProps) {
  usePreload(openedParts);
  const { weddingId, categories, unlinked, views } = list;
  const { submit, pending } = useActions(guestActions);
  const [params] = useSearchParams();
  const inUrl = useMemo(() => guestQuery.parse(params), [params]);
  const { shown, show } = useShownQuery(inUrl);
  const query = withKnownCategory(shown, categories);
  const { sok, kategori, status, mangler, sorter, retning, side } = query;

  const rows = useStableRows(pending.reduce(applyGuestAction, list.rows));
  const counts = useMemo(() => countRows(rows), [rows]);
  const sorted = useMemo(
    () => sortRows(rows, { sorter, retning }, categories),
    [rows, sorter, retning, categories],
  );
  const isShown = useMemo(
    () => matcherOf({ sok, kategori, status, mangler }),
    [sok, kategori, status, mangler],
  );
  const matching = useMemo(() => sorted.filter(isShown), [sorted, isShown]);
  const selection = useSelection(matching);

  const [opened, setOpened] = useState<Opened | null>(useRequestedForm(list, result));
  const close = useCallback(() => setOpened(null), []);
  const openGuest = useCallback((id: string) => setOpened({ form: "guest", id }), []);
  const openMenu = useCallback((id: string) => setOpened({ form: "menu", id }), []);
  const openCategory = (id: string) => setOpened({ form: "category", id });
  useDraftedRow(guestDraftKey, weddingId, list.rows, (id, row) => {
    setOpened({ form: row ? "guest" : "new-guest", id });
  });
  useDraftedRow(categoryDraftKey, weddingId, categories, (id, category) => {
    setOpened({ form: category ? "category" : "new-category", id });
  });

  const offset = (Math.min(side, Math.ceil(matching.length / rowsPerPage) || 1) - 1) * rowsPerPage;
  const category = categories.find(({ id }) => id === kategori);
  const unlinkedPersons = unlinked.reduce((sum, { persons }) => sum + persons, 0);
  const addGuest = () => setOpened({ form: "new-guest", id: list.newId });
  return (
    <>
      <PageHeader
        title={texts.title}
        details={<ViewLinks current="guests" counts={{ ...views, guests: counts.invited }} />}
        actions={
          <HeaderActions
            query={query}
            onAddGuest={addGuest}
            onAddCategory={() => setOpened({ form: "new-category", id: list.newId })}
          />
        }
        className="max-sm:[&>div]:w-full"
      />
      {opened && <OpenedForm list={list} opened={opened} onEdit={openGuest} onClose={close} />}
      <StatStrip
        figure={
          (counts.invited > 0 || unlinkedPersons > 0) && (
            <div className="grid h-full content-center gap-1.5">
              {counts.invited > 0 && <GuestChart {...counts} />}
              {unlinkedPersons > 0 && (
                <p className="text-13 text-muted">
                  {countTexts.unlinked(unlinkedPersons)}{" "}
                  {countTexts.unlinkedPersons(unlinkedPersons)}
                </p>
              )}
            </div>
          )
        }
      >
        <Stat label={countTexts.invited} value={counts.invited} />
        <Stat label={countTexts.confirmed} value={counts.confirmed} tone="gran" />
        <Stat label={countTexts.withCompanions} value={counts.withCompanions} />
        <Stat label={countTexts.pending} value={counts.pending} />
      </StatStrip>
      <UnlinkedNotice unlinked={unlinked} />
      {rows.length > 0 && (
        <GuestFilterBar
          query={query}
          show={show}
          categories={categories}
          counts={counts}
          result={matching.length > 0 ? texts.search.shown(matching.length) : texts.empty.title}
        />
      )}
      {mangler === "phone" && (
        <p className="text-14 text-muted">
          {texts.search.withoutPhone}{" "}
          <Link to={guestQuery.href({ ...query, mangler: "nothing", side: 1 })} className="link">
            {texts.empty.showAll}
          </Link>
        </p>
      )}
      {category && <CategoryActions category={category} onEdit={() => openCategory(category.id)} />}
      {rows.length > 0 && (
        // Hidden instead of removed, because making thousands of rows anew takes seconds.
        <Sheet className="overflow-clip" hidden={matching.length === 0}>
          <GuestTable
            rows={sorted}
            shown={matching}
            isShown={isShown}
            offset={offset}
            query={query}
            categories={categories}
            selection={selection}
            show={show}
            onOpen={openGuest}
            onMore={openMenu}
          />
        </Sheet>
      )}
      {matching.length === 0 && (
        <Sheet onClickCapture={(event) => followAhead(event, show)}>
          <EmptyState
            title={texts.empty.title}
            action={
              rows.length > 0 ? (
                <ButtonLink to={guestQuery.href()}>{texts.empty.showAll}</ButtonLink>
              ) : (
                <AddGuestButton onPress={addGuest} />
              )
            }
            className="min-h-80"
          >
            {rows.length > 0 ? texts.empty.noMatch : texts.empty.noGuests}
          </EmptyState>
        </Sheet>
      )}
      {matching.length > rowsPerPage && (
        <noscript>
          <PageLinks
            texts={texts.pages}
            page={offset / rowsPerPage + 1}
            perPage={rowsPerPage}
            shownCount={Math.min(rowsPerPage, matching.length - offset)}
            total={matching.length}
            hrefOf={(page) => guestQuery.href({ ...query, side: page })}
          />
        </noscript>
      )}
      <GuestBulkBar selection={selection} query={query} categories={categories} submit={submit} />
    </>
  );
}
