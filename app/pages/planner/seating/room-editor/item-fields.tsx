import { useState } from "react";
import type { RoomItem } from "#app/features/seating/plan/plan.ts";
import {
  isInWall,
  nearestWall,
  placeItem,
  type Wall,
  wallDistances,
} from "#app/features/seating/plan/room.ts";
import { maxLengths, maxRoomMetres } from "#app/features/seating/rules.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { NumberField } from "./number-field.tsx";
import { useRoomEditor } from "./room-editor-context.tsx";
import { roomEditorTexts as texts } from "./texts.ts";

const size = { suffix: texts.metres, min: 0.1, max: maxRoomMetres, error: texts.errors.size };
const place = { ...size, min: 0 };

/** All that dragging does, to be typed. */
export function ItemFields({ item }: { item: RoomItem }) {
  const { room, changeItem } = useRoomEditor();
  const { kind, width, depth, rotation } = item;
  const wall = nearestWall(room, item);
  const change = (set: Partial<RoomItem>) => changeItem(placeItem(room, { ...item, ...set }, wall));
  const { left, rear } = wallDistances(room, item);
  const isUpright = wall === "left" || wall === "right";
  const hasText = kind !== "window" && kind !== "post";
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pb-4 lg:px-6">
      {hasText && <ItemText key={item.id} item={item} />}
      <NumberField
        {...size}
        name="item-width"
        label={texts.width}
        value={width}
        onCommit={(typed) => change({ width: typed })}
      />
      {isInWall(item) ? (
        <SelectField
          name="item-wall"
          label={texts.wall}
          value={wall}
          onChange={({ currentTarget }) =>
            changeItem(placeItem(room, item, currentTarget.value as Wall))
          }
        >
          {(Object.keys(texts.walls) as Wall[]).map((each) => (
            <option key={each} value={each}>
              {texts.walls[each]}
            </option>
          ))}
        </SelectField>
      ) : (
        <NumberField
          {...size}
          name="item-depth"
          label={texts.depth}
          value={depth}
          onCommit={(typed) => change({ depth: typed })}
        />
      )}
      {(!isInWall(item) || !isUpright) && (
        <NumberField
          {...place}
          name="item-left"
          label={texts.fromLeft}
          value={left}
          onCommit={(typed) => change({ x: item.x + typed - left })}
        />
      )}
      {(!isInWall(item) || isUpright) && (
        <NumberField
          {...place}
          name="item-rear"
          label={texts.fromRear}
          value={rear}
          onCommit={(typed) => change({ y: item.y + typed - rear })}
        />
      )}
      {!isInWall(item) && kind !== "post" && (
        <NumberField
          name="item-rotation"
          label={texts.rotation}
          suffix={texts.degrees}
          value={rotation}
          min={0}
          max={359}
          error={texts.errors.rotation}
          onCommit={(typed) => change({ rotation: typed })}
        />
      )}
    </div>
  );
}

/** Counts on Enter and when the field is left. */
function ItemText({ item }: { item: RoomItem }) {
  const { changeItem } = useRoomEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const text = typed?.trim() ?? item.text;
    setTyped(null);
    if (text !== item.text) changeItem({ ...item, text });
  };
  return (
    <TextField
      name="item-text"
      label={item.kind === "label" ? texts.text : texts.name}
      className="col-span-2"
      value={typed ?? item.text}
      maxLength={maxLengths.roomText}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}
