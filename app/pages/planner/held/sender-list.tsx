import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { SelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Check, EyeOff } from "#app/ui/icons.ts";
import { heldActions } from "./actions.ts";
import { heldQuery, sendersPerPage } from "./held-query.ts";
import type { HeldView, SenderView } from "./load-held.server.ts";
import { heldTexts } from "./texts.ts";

const { sender: texts, selection: selectionTexts, pages } = heldTexts;

interface SenderListProps {
  held: HeldView;
  total: number;
}

export function SenderList({ held: { query, senders: loaded }, total }: SenderListProps) {
  const { vis } = query;
  const { submit, pending } = useActions(heldActions);
  const decided = pending.flatMap(({ values }) => values.getAll("sender"));
  const senders = loaded.filter(({ id }) => !decided.includes(id));
  const selection = useSelection(senders);
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(senders.length, "button");
  const ids = selection.selected.map(({ id }) => id);
  const letIn = {
    icon: Check,
    label: selectionTexts.letIn,
    onPress: () => submit("let-in", { sender: ids, from: vis }),
  };
  const hide = {
    icon: EyeOff,
    label: selectionTexts.hide,
    onPress: () => submit("hide", { sender: ids, from: vis }),
  };
  return (
    <>
      <ul ref={list} onFocus={rememberFocus} className="divide-y divide-rule">
        {senders.map((sender) => (
          <Sender
            key={sender.id}
            sender={sender}
            vis={vis}
            isSelected={selection.isSelected(sender.id)}
            onSelect={selection.toggle}
          />
        ))}
      </ul>
      {total > sendersPerPage && (
        <div className="border-t border-rule px-4 py-3 lg:px-6">
          <PageLinks
            texts={pages}
            page={query.side}
            perPage={sendersPerPage}
            shownCount={senders.length}
            total={total}
            hrefOf={(side) => heldQuery.href({ ...query, side })}
          />
        </div>
      )}
      <SelectionBar
        label={selectionTexts.label}
        selection={selection}
        actions={vis === "held" ? [letIn, hide] : [letIn]}
      />
    </>
  );
}

interface SenderProps {
  sender: SenderView;
  vis: HeldView["query"]["vis"];
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

function Sender({ sender: { id, name, entries }, vis, isSelected, onSelect }: SenderProps) {
  const form = { actions: heldActions, values: { sender: id, from: vis } };
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3.5 lg:px-6">
      <Checkbox
        name="selected"
        id={`velg-${id}`}
        checked={isSelected}
        onChange={(event) => onSelect(id, event.currentTarget.checked)}
        label={<span className="sr-only">{texts.select(name)}</span>}
        className="-my-2 lg:-my-1 noscript:hidden"
      />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-text text-15 font-semibold tracking-normal wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <ul className="grid gap-1 text-14 text-ink-2">
          {entries.map(({ key, text, picture }) => (
            <li key={key} className="flex items-center gap-2.5 wrap-anywhere">
              {picture && (
                <img
                  src={picture}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="h-12 w-16 flex-none rounded-s bg-paper-3 object-cover"
                />
              )}
              <span className="line-clamp-4 min-w-0">{text}</span>
            </li>
          ))}
          {entries.length === 0 && <li className="text-muted">{texts.nothing}</li>}
        </ul>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:buttons:flex-1">
        <ActionForm {...form} intent="let-in" className="grid">
          <Button size="small">
            {texts.letIn} <span className="sr-only">{name}</span>
          </Button>
        </ActionForm>
        {vis === "held" && (
          <ActionForm {...form} intent="hide" className="grid">
            <Button size="small" variant="quiet">
              {texts.hide} <span className="sr-only">{name}</span>
            </Button>
          </ActionForm>
        )}
      </div>
    </li>
  );
}
