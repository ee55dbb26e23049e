import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { savedSearchActions as actions } from "#app/features/marketplace/saved-searches/actions.ts";
import type { ShownSearch } from "#app/features/marketplace/saved-searches/queries.server.ts";
import { maxLengths, newestFirst } from "#app/features/marketplace/saved-searches/rules.ts";
import { savedSearchTexts as texts } from "#app/features/marketplace/saved-searches/texts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";

export function SavedSearchRow({ search }: { search: ShownSearch }) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, query, notify, newHits } = search;
  return (
    <article className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        {isRenaming ? (
          <RenameForm search={search} onDone={() => setRenaming(false)} />
        ) : (
          <h2 className="text-d20 wrap-anywhere">
            <a href={newestFirst(query)} className="hover:text-berry">
              {name}
            </a>
          </h2>
        )}
        <p className="mt-1 text-14 text-muted">
          {newHits > 0 ? <Badge tone="berry">{texts.newHits(newHits)}</Badge> : texts.nothingNew}
        </p>
        <div className="mt-1.5 -ml-3 flex flex-wrap">
          {!isRenaming && (
            <Button
              type="button"
              variant="quiet"
              size="small"
              aria-label={texts.renameNamed(name)}
              onClick={() => setRenaming(true)}
              className="noscript:hidden"
            >
              {texts.rename}
            </Button>
          )}
          <ActionForm actions={actions} intent="delete" values={{ id }}>
            <Button variant="quiet" size="small" aria-label={texts.deleteNamed(name)}>
              {texts.delete}
            </Button>
          </ActionForm>
        </div>
      </div>
      <div className="grid gap-2 sm:w-64">
        {/* Sent as a page: the hits have no script of the planner. */}
        <form method="post" action={actions.path}>
          <input type="hidden" name="intent" value="open" />
          <input type="hidden" name="id" value={id} />
          <Button aria-label={texts.openNamed(name)} className="w-full">
            {texts.open}
          </Button>
        </form>
        <ActionForm actions={actions} intent={notify ? "mail-off" : "mail-on"} values={{ id }}>
          <Switch
            id={`e-post-${id}`}
            checked={notify}
            label={texts.mail}
            hint={notify ? texts.mailOn : texts.mailOff}
          />
        </ActionForm>
      </div>
    </article>
  );
}

function RenameForm({ search, onDone }: { search: ShownSearch; onDone: () => void }) {
  return (
    <ActionForm
      actions={actions}
      intent="rename"
      values={{ id: search.id }}
      onSubmit={onDone}
      className="flex flex-wrap items-end gap-2"
    >
      <TextField
        name="name"
        id={`navn-${search.id}`}
        label={texts.name}
        className="min-w-50 flex-1"
        defaultValue={search.name}
        maxLength={maxLengths.name}
        autoComplete="off"
        autoFocus
        required
      />
      <Button size="small" className="min-h-control!">
        {texts.saveName}
      </Button>
    </ActionForm>
  );
}
