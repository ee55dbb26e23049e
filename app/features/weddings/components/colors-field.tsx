import { type ComponentProps, useState } from "react";
import { swatches } from "#app/ornament/palettes.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { isThemeColors, type NamedColor, readColors } from "../colors/rules.ts";
import { maxLengths, themeOf } from "../rules.ts";
import { texts } from "../texts.ts";
import { Swatches } from "./swatches.tsx";

const { colors: words, fields } = texts;
/** The accent and the small display text. */
const maxUsedColors = 2;

interface ColorsFieldProps {
  field: Omit<ComponentProps<typeof TextField>, "label" | "hint">;
  value: string;
  selectedTheme: string;
  onPick: (colors: string) => void;
}

/** Says which colours the page understood; the others are stored too. */
export function ColorsField({ field, value, selectedTheme, onPick }: ColorsFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...field}
        label={fields.colors}
        hint={<Understood value={value} selectedTheme={selectedTheme} />}
        maxLength={maxLengths.colors}
        autoComplete="off"
      />
      <Picker value={value} onPick={onPick} />
    </div>
  );
}

function Understood({ value, selectedTheme }: { value: string; selectedTheme: string }) {
  const theme = themeOf({ selectedTheme });
  const colors = readColors(value);
  const isTheme = colors.length === 0 || isThemeColors(theme, value);
  const usable = colors.filter(({ color }) => color !== null);
  const used = isTheme ? [] : usable.slice(0, maxUsedColors);
  const unused = isTheme ? [] : colors.filter((one) => one.isKnown && !used.includes(one));
  const unknown = colors.filter(({ isKnown }) => !isKnown);
  return (
    <span className="grid gap-1">
      {used.length > 0 ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {words.used}
          {used.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may be written twice
            <Swatch key={index} named={one} />
          ))}
        </span>
      ) : (
        <span className="flex items-center gap-2">
          {words.theme}
          <Swatches height={16} colors={swatches[theme]} />
        </span>
      )}
      {unused.length > 0 && <span>{words.unused(unused.map(({ text }) => text))}</span>}
      {unknown.length > 0 && (
        <span className="font-medium text-messing-ink">
          {words.unknown(unknown.map(({ text }) => text))}
        </span>
      )}
    </span>
  );
}

function Swatch({ named: { text, color } }: { named: NamedColor }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink">
      {color && <Swatches colors={[color]} height={16} />}
      {text}
    </span>
  );
}

function Picker({ value, onPick }: Pick<ColorsFieldProps, "value" | "onPick">) {
  const [color, setColor] = useState("#c08a8e");
  const [announced, setAnnounced] = useState("");
  const added = [value.trim().replace(/,$/, ""), color].filter(Boolean).join(", ");
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      <input
        type="color"
        aria-label={words.pick}
        value={color}
        onChange={(event) => setColor(event.currentTarget.value)}
        className="h-control w-14 cursor-pointer rounded-m border border-edge bg-sheet p-1"
      />
      <Button
        type="button"
        size="small"
        disabled={added.length > maxLengths.colors}
        onClick={() => {
          onPick(added);
          setAnnounced(words.added(color));
        }}
      >
        {words.add}
      </Button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}
