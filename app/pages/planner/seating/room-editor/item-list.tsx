import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { ItemFields } from "./item-fields.tsx";
import { nameOf, sizeOf } from "./item-names.ts";
import { useRoomEditor } from "./room-editor-context.tsx";
import { roomEditorTexts as texts } from "./texts.ts";

/** What is in the room. The held item shows its measures; on small screens it stands alone. */
export function ItemList() {
  const { room, item: held, draft, hold, removeItem } = useRoomEditor();
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(
    room.items.length,
    "[aria-expanded]",
  );
  if (room.items.length === 0) {
    return (
      <p className="border-t border-rule px-4 py-4 text-14 text-muted lg:px-6">{texts.noItems}</p>
    );
  }
  return (
    <ul
      ref={list}
      onFocus={rememberFocus}
      aria-label={texts.items}
      className={classNames(
        "border-t border-rule-2",
        held && "max-lg:order-first max-lg:border-t-0",
      )}
    >
      {room.items.map((item) => {
        const isHeld = item === held;
        const name = nameOf(room, item);
        return (
          <li
            key={item.id}
            ref={isHeld ? scrollIntoSight : undefined}
            className={classNames(
              "border-b border-rule",
              isHeld && "bg-paper-2 shadow-[inset_3px_0_var(--color-ink)] max-lg:border-b-0",
              held && !isHeld && "max-lg:hidden",
            )}
          >
            <div className="flex min-h-11 items-center pr-2 pl-4 lg:pl-6">
              <button
                type="button"
                aria-expanded={isHeld}
                onClick={() => hold(isHeld ? null : item.id)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left text-15"
              >
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
                <span className="text-14 text-muted tabular-nums">
                  {item.kind === "post" ? "" : sizeOf((isHeld && draft) || item)}
                </span>
              </button>
              <Button
                type="button"
                variant="quiet"
                iconOnly
                aria-label={texts.remove(name)}
                onClick={() => removeItem(item)}
              >
                <Icon icon={X} size={16} />
              </Button>
            </div>
            {isHeld && <ItemFields item={item} />}
          </li>
        );
      })}
    </ul>
  );
}

function scrollIntoSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
