import { resizeRoom } from "#app/features/seating/plan/room.ts";
import { maxRoomMetres, minRoomMetres } from "#app/features/seating/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { useChart, useChartView } from "../chart-context.ts";
import { SidePane } from "../side-pane.tsx";
import { ItemList } from "./item-list.tsx";
import { NumberField } from "./number-field.tsx";
import { Palette } from "./palette.tsx";
import styles from "./room-editor.css?url";
import { useRoomEditor } from "./room-editor-context.tsx";
import { roomEditorTexts as texts } from "./texts.ts";

const side = {
  suffix: texts.metres,
  min: minRoomMetres,
  max: maxRoomMetres,
  error: texts.errors.room,
};

/** The room's measures, what can be put into it, and what is there. */
export function RoomPane() {
  const { applyWithToast } = useChart();
  const { openPane } = useChartView();
  const { room, isDrawn, item, changeRoom, addItem, announcement } = useRoomEditor();
  const { width, depth, items } = room;
  const close = () => openPane(null);
  return (
    <SidePane
      title={texts.title}
      description={texts.description}
      onClose={close}
      className="max-lg:max-h-1/2"
      footer={
        <>
          <Button type="button" variant="primary" className="flex-1" onClick={close}>
            {texts.done}
          </Button>
          {items.length > 0 && (
            <Button
              type="button"
              variant="quiet"
              onClick={() =>
                applyWithToast(texts.emptied, { type: "setRoom", room: { ...room, items: [] } })
              }
            >
              {texts.empty}
            </Button>
          )}
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="flex flex-col">
        <div className="grid gap-4 px-4 py-4 lg:px-6">
          {!isDrawn && <p className="text-14 text-muted">{texts.notDrawn}</p>}
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              {...side}
              name="room-width"
              label={texts.width}
              value={width}
              onCommit={(typed) => changeRoom(resizeRoom(room, { width: typed, depth }))}
            />
            <NumberField
              {...side}
              name="room-depth"
              label={texts.depth}
              value={depth}
              onCommit={(typed) => changeRoom(resizeRoom(room, { width, depth: typed }))}
            />
          </div>
          <Palette onAdd={addItem} />
        </div>
        <ItemList />
        {isDrawn && !item && (
          <p className="px-1 py-2 lg:px-3">
            <Button
              type="button"
              variant="quiet"
              onClick={() => applyWithToast(texts.erased, { type: "setRoom", room: null })}
            >
              {texts.erase}
            </Button>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </SidePane>
  );
}
