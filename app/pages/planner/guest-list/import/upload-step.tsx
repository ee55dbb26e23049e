import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import { useFileDrop } from "#app/client/upload/image-field.tsx";
import { maxImportBytes } from "#app/features/guests/import/rules.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, ChevronRight, Upload } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { importQuery } from "./import-query.ts";
import { PastedSheetTable, readPastedSheet } from "./pasted-sheet.tsx";

const { upload: texts } = importTexts;
const sheetTypes = ".csv,.txt,.tsv,.xlsx,text/csv,text/plain,text/tab-separated-values";

interface UploadStepProps {
  latest: { id: string; added: number; updated: number } | null | undefined;
  result: ActionResult | undefined;
}

/** Without script the pasted text stays in its field, and the file is sent with "Neste". */
export function UploadStep({ latest, result: documentResult }: UploadStepProps) {
  const fetcher = useFetcher<ActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = fetcher.data ?? documentResult;
  const [text, setText] = useState(
    result && !result.ok && result.intent === "read" ? (result.values.text ?? "") : "",
  );
  const [tooLarge, setTooLarge] = useState(false);
  const sheet = readPastedSheet(text);
  const isReading = fetcher.state !== "idle";
  const received = result && "errors" in result ? result.errors.fieldErrors.file : undefined;
  const failed = result && !result.ok && "message" in result ? result.message : undefined;
  const error = tooLarge
    ? texts.problems["too-large"]
    : isReading
      ? undefined
      : (received ?? failed);

  const send = (file: File) => {
    setTooLarge(file.size > maxImportBytes);
    if (file.size > maxImportBytes) return;
    const body = new FormData();
    body.append("intent", "read");
    body.append("file", file);
    void fetcher.submit(body, { method: "post", encType: "multipart/form-data" });
  };
  const { isDragOver, dropTarget } = useFileDrop(send);

  // Is sent as a file, because the text of a form field is limited.
  const sendText = (event: SubmitEvent<HTMLFormElement>) => {
    if (text.trim() === "") return;
    event.preventDefault();
    send(new File([text], "liste.txt", { type: "text/plain" }));
  };
  const clear = () => {
    flushSync(() => setText(""));
    field.current?.focus();
  };

  return (
    <>
      {latest && (
        <Notice
          tone="gran"
          action={
            <ButtonLink to={importQuery.href({ id: latest.id })} size="small">
              {texts.showLatest}
            </ButtonLink>
          }
        >
          {texts.latest(latest.added, latest.updated)}
        </Notice>
      )}
      <fetcher.Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={sendText}
        className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
      >
        <input type="hidden" name="intent" value="read" />
        <aside className="grid content-start gap-4 lg:order-last">
          <h2 className="-mb-2 text-d20">{texts.title}</h2>
          <p className="text-15 text-pretty text-ink-2">{texts.intro}</p>
          <div
            {...dropTarget}
            className={classNames(
              "relative flex items-center gap-3.5 rounded-m border border-dashed px-4 py-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink",
              isDragOver ? "border-ink bg-paper-2" : "border-edge",
            )}
          >
            <Icon icon={Upload} />
            <p className="text-15 text-ink-2 noscript:hidden">
              <span className="link font-semibold text-ink">{texts.choose}</span> {texts.drop}
              <br />
              {texts.formats}
            </p>
            <input
              type="file"
              name="file"
              accept={sheetTypes}
              aria-label={texts.choose}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "file-error" : undefined}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) send(file);
                // Choosing the same file again must trigger a change.
                currentTarget.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:min-h-11 noscript:opacity-100"
            />
          </div>
          <div role="alert" className="empty:sr-only">
            {error && <FieldError id="file-error">{error}</FieldError>}
          </div>
          <p className="text-14 text-muted">
            {texts.safe}{" "}
            <a href="/guest-list/export.xlsx?tom" download className="link">
              {texts.template}
            </a>
          </p>
        </aside>
        <section className="grid min-w-0 grid-rows-[1fr_auto] overflow-hidden rounded-m border border-edge bg-sheet focus-within:border-ink">
          <div className="relative grid min-h-135 min-w-0">
            {sheet ? (
              <PastedSheetTable sheet={sheet} />
            ) : (
              <textarea
                ref={field}
                name="text"
                aria-label={texts.paste}
                placeholder={texts.paste}
                value={text}
                spellCheck={false}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
                className="block size-full min-h-135 resize-none bg-[repeating-linear-gradient(transparent_0_35px,var(--color-rule)_35px_36px)] bg-local px-3.5 py-0 text-14 leading-[36px] whitespace-pre outline-none"
              />
            )}
          </div>
          <footer className="flex flex-wrap items-center gap-2 border-t border-rule-2 p-3 pl-4">
            <p
              role="status"
              className="mr-auto flex items-center gap-2 text-14 font-medium text-gran max-lg:w-full"
            >
              {sheet && (
                <>
                  <Icon icon={Check} size={16} />
                  {texts.pasted(sheet.lineCount, sheet.columnCount)}
                </>
              )}
            </p>
            {text !== "" && (
              <Button type="button" variant="quiet" onClick={clear}>
                {texts.clear}
              </Button>
            )}
            <Button
              variant="primary"
              busy={isReading}
              busyLabel={texts.reading}
              className="max-lg:flex-1"
            >
              {texts.next}
              <Icon icon={ChevronRight} size={18} />
            </Button>
          </footer>
        </section>
      </fetcher.Form>
    </>
  );
}
