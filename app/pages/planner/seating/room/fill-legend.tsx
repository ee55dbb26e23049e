import { roomTexts } from "./texts.ts";

const { fill: texts } = roomTexts;
const entries = [
  { text: texts.full, color: "border-gran" },
  { text: texts.overHalf, color: "border-messing-fill" },
  { text: texts.half, color: "border-berry" },
];

/** Says what the colours of the rims mean. */
export function FillLegend() {
  return (
    <ul className="pointer-events-none absolute bottom-5.5 left-5 flex gap-4 text-13 text-ink-2 @max-[64rem]:hidden">
      {entries.map(({ text, color }) => (
        <li key={text} className="flex items-center gap-2">
          <span className={`size-3.5 rounded-full border-3 ${color}`} />
          {text}
        </li>
      ))}
    </ul>
  );
}
