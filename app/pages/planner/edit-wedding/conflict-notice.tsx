import type { Ref } from "react";
import { fieldLabels } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RestoredDraftNotice } from "../restored-notice.tsx";
import { editTexts } from "./texts.ts";
import type { Edit } from "./use-edit.ts";

const texts = editTexts.conflict;
const list = new Intl.ListFormat("nb", { type: "conjunction" });

interface ConflictNoticeProps {
  edit: Edit;
  /** The server did not save, because somebody else had. */
  isRefused: boolean;
  /** What takes the focus when nothing is saved because of it. */
  ref: Ref<HTMLDivElement>;
}

/** Somebody else saved while this was edited: nothing is lost, and what is conflicts is asked. */
export function ConflictNotice({ edit, isRefused, ref }: ConflictNoticeProps) {
  const { conflict, fields } = edit;
  if (!conflict) {
    if (edit.isRestored) {
      return <RestoredDraftNotice onDrop={edit.discard} />;
    }
    return isRefused ? (
      <noscript>
        <Notice>{texts.without}</Notice>
      </noscript>
    ) : null;
  }
  const { conflicts, resolve } = conflict;
  if (conflicts.length === 0) {
    return (
      <div ref={ref} role="status" tabIndex={-1}>
        <Notice>{texts.taken}</Notice>
      </div>
    );
  }
  const labels = fieldLabels(fields.partners);
  const names = list.format(conflicts.map((field) => (labels[field] ?? field).toLowerCase()));
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <Notice
        action={
          <span className="flex flex-wrap gap-2">
            <Button type="button" size="small" onClick={() => resolve("own")}>
              {texts.own}
            </Button>
            <Button type="button" size="small" onClick={() => resolve("theirs")}>
              {texts.theirs}
            </Button>
          </span>
        }
      >
        {texts.conflicts(names)}
      </Notice>
    </div>
  );
}
