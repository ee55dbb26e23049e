import { useCallback, useMemo, useState } from "react";
import { submitFields } from "#app/client/actions/submit.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { smsActions } from "./actions.ts";
import type { LogRow } from "./load-log.server.ts";
import type { useNightQuestion } from "./night-question.tsx";
import { TextStatus } from "./text-status.tsx";
import { smsAdminTexts } from "./texts.ts";

const { logPage: texts } = smsAdminTexts;

interface LogTableProps {
  id: string;
  title: string;
  rows: readonly LogRow[];
  ask: ReturnType<typeof useNightQuestion>["ask"];
}

export function LogTable({ id, title, rows, ask }: LogTableProps) {
  const [doubtful, setDoubtful] = useState<LogRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((row: LogRow) => {
    setDoubtful(row);
    setOpen(true);
  }, []);
  const columns = useMemo(() => columnsWith(open), [open]);
  const sendAgain = () => {
    setOpen(false);
    if (!doubtful) return;
    ask(1, (atNight) => {
      const values = { id, text: doubtful.id, ...(atNight && { night: "on" }) };
      submitFields(smsActions.path, actionFields("send-again", values));
    });
  };
  return (
    <Sheet className="overflow-hidden">
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowClass="card:grid-cols-[minmax(0,1fr)_auto] card:gap-x-3 card:px-4 card:py-3 wide:h-13"
      />
      <Dialog
        title={texts.againTitle}
        description={texts.againText(doubtful?.name ?? "")}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <div className="h-5" />
        <DialogFooter>
          <Button type="button" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
          <Button type="button" variant="primary" onClick={sendAgain}>
            {texts.again}
          </Button>
        </DialogFooter>
      </Dialog>
    </Sheet>
  );
}

function columnsWith(open: (row: LogRow) => void): Column<LogRow>[] {
  return [
    {
      header: texts.columns.guest,
      isRowHeader: true,
      headerClass: "w-[22%]",
      cellClass: "font-semibold wrap-anywhere",
      render: ({ name }) => name,
    },
    {
      header: texts.columns.phone,
      headerClass: "w-30",
      cellClass: "whitespace-nowrap text-muted tabular-nums card:row-start-2",
      render: ({ phone }) => phone || "–",
    },
    {
      header: texts.columns.status,
      headerClass: "w-42",
      cellClass: "card:col-start-2 card:row-start-1 card:justify-self-end",
      render: ({ state }) => <TextStatus state={state} />,
    },
    {
      header: texts.columns.reason,
      cellClass:
        "text-ink-2 card:col-start-2 card:row-start-2 card:text-right card:empty:hidden card:has-[button]:col-span-full card:has-[button]:row-start-3",
      render: (row) => (
        <>
          {row.reason}
          {row.canBeSentAgain && <AgainButton row={row} open={open} />}
        </>
      ),
    },
    {
      header: texts.columns.time,
      headerClass: "w-24 text-right",
      cellClass: "text-right text-muted tabular-nums card:hidden",
      render: ({ time }) => time,
    },
  ];
}

function AgainButton({ row, open }: { row: LogRow; open: (row: LogRow) => void }) {
  return (
    <Button
      type="button"
      size="small"
      aria-label={`${texts.again}: ${row.name}`}
      onClick={() => open(row)}
      className="mt-1 block whitespace-nowrap noscript:hidden card:ml-auto"
    >
      {texts.again}
    </Button>
  );
}
