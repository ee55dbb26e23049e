import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Send } from "../../../pages/planner/actions/sending.ts";
import { moving, stepOf } from "../../../pages/planner/wishlist-admin/acts.ts";
import { wishlistAdminTexts } from "../../../pages/planner/wishlist-admin/texts.ts";
import { WishRow } from "../../../pages/planner/wishlist-admin/wish-row.tsx";
import { WishSheet } from "../../../pages/planner/wishlist-admin/wish-sheet.tsx";

const { columns, move } = wishlistAdminTexts;

const heads = [
  { text: columns.order, isSeen: false, className: "w-9" },
  { text: columns.picture, isSeen: false, className: "w-17" },
  { text: columns.title, isSeen: true, className: "w-[17%]" },
  { text: columns.description, isSeen: true, className: "" },
  { text: columns.price, isSeen: true, className: "w-34 text-right" },
  { text: columns.status, isSeen: true, className: "w-31" },
  { text: columns.purchasedBy, isSeen: true, className: "w-[12%]" },
  { text: columns.actions, isSeen: true, className: "w-36 pr-5 text-right min-[90rem]:w-66" },
];

interface WishTableProps {
  wishes: readonly OwnedWish[];
  send: Send;
  onEdit: (wish: OwnedWish) => void;
}

/** A table where there is room; on phones each row becomes a card with one button. */
export function WishTable({ wishes, send, onEdit }: WishTableProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const focused = useRef<HTMLElement>(null);
  const current = useRef(wishes);
  useLayoutEffect(() => {
    current.current = wishes;
  }, [wishes]);
  const order = wishes.map(({ id }) => id).join();

  // A row that moves takes its focus with it, which browsers forget.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [order]);

  const drop = useCallback(
    (id: string, before: string) => {
      focused.current = document.activeElement as HTMLElement | null;
      send(moving(id, before));
    },
    [send],
  );
  const step = useCallback(
    (id: string, by: -1 | 1) => {
      const list = current.current;
      const fields = stepOf(list, id, by);
      if (!fields) return;
      const at = list.findIndex((wish) => wish.id === id);
      focused.current = document.activeElement as HTMLElement | null;
      setNews(move.moved(list[at]?.title ?? "", at + by + 1, list.length));
      send(fields);
    },
    [send],
  );

  const opened = wishes.find(({ id }) => id === openedId);
  return (
    <Sheet>
      <p role="status" className="sr-only">
        {news}
      </p>
      <table className="w-full table-fixed text-left text-14 max-[80rem]:block">
        <thead className="max-[80rem]:sr-only">
          <tr className="border-b border-rule-2">
            {heads.map(({ text, isSeen, className }) => (
              <th
                key={text}
                scope="col"
                className={classNames("h-11 px-3 text-13 font-medium text-muted", className)}
              >
                {isSeen ? text : <span className="sr-only">{text}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule max-[80rem]:block">
          {wishes.map((wish) => (
            <WishRow
              key={wish.id}
              wish={wish}
              onEdit={onEdit}
              onMore={setOpenedId}
              onDrop={drop}
              onStep={step}
            />
          ))}
        </tbody>
      </table>
      {opened && (
        <WishSheet
          wish={opened}
          place={wishes.indexOf(opened) + 1}
          count={wishes.length}
          send={send}
          onEdit={onEdit}
          onStep={step}
          onClose={() => setOpenedId(null)}
        />
      )}
    </Sheet>
  );
}
