import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { Button } from "#app/ui/button.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { guestActions } from "../actions.ts";
import type { GuestList, UnlinkedView } from "../load-guest-list.server.ts";
import { matcherOf } from "../rules.ts";
import { guestListTexts } from "../texts.ts";
import { unlinkedTexts as texts } from "./texts.ts";

const { companion: withCompanion } = guestListTexts;

const maxShown = 40;

interface ChooseGuestDialogProps {
  answer: UnlinkedView;
  list: GuestList;
  onClose: () => void;
}

export function ChooseGuestDialog({ answer, list, onClose }: ChooseGuestDialogProps) {
  const { submit } = useActions(guestActions);
  const [searched, setSearched] = useState("");
  const isShown = matcherOf({
    sok: searched.trim(),
    kategori: null,
    status: "all",
    mangler: "nothing",
  });
  const found = list.rows.filter(isShown);
  // Guests without an answer come first, because they are the likely ones.
  const shown = found
    .toSorted((a, b) => Number(a.answer !== undefined) - Number(b.answer !== undefined))
    .slice(0, maxShown);
  const shownWithoutScript = list.rows.filter((row) => row.answer === undefined);
  const link = (guest: string) => {
    submit("link", { answer: answer.id, guest });
    onClose();
  };
  return (
    <>
      <noscript>
        <form method="post" className="flex flex-wrap items-end gap-2">
          <HiddenFields values={{ intent: "link", answer: answer.id }} />
          <SelectField id="guest" name="guest" label={texts.chooseFor(answer.name)}>
            {shownWithoutScript.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button>{texts.link}</Button>
        </form>
      </noscript>
      <Dialog
        title={texts.chooseFor(answer.name)}
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <DialogBody>
          <TextField
            name="guestSearch"
            type="search"
            label={texts.search}
            value={searched}
            autoComplete="off"
            onChange={({ currentTarget }) => setSearched(currentTarget.value)}
          />
          <p role="status" className="text-14 text-muted empty:sr-only">
            {found.length === 0 && texts.noMatch}
          </p>
          <ul className="-mx-2 max-h-[50dvh] overflow-y-auto">
            {shown.map(({ id, name, companion, categoryId, answer: given }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={given !== undefined}
                  onClick={() => link(id)}
                  className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-m px-2 py-1 text-left text-15 hover:bg-paper-3 disabled:text-muted"
                >
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <span className="text-14 text-muted">
                    {companion !== undefined && withCompanion(companion)}
                  </span>
                  <span className="ml-auto text-14">
                    {given ? (
                      texts.hasAnswer
                    ) : (
                      <CategoryName
                        category={list.categories.find((each) => each.id === categoryId)}
                      />
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </DialogBody>
      </Dialog>
    </>
  );
}
