import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Maximize, Minus, Plus, Redo2, Undo2 } from "#app/ui/icons.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { roomTexts } from "./texts.ts";
import { useScale, type ViewStore } from "./view-store.ts";

const { tools: texts } = roomTexts;

/** In pixels. On a wide screen the bar floats, too. */
const aboveChooseBar = 28;

interface ToolSlipProps {
  store: ViewStore;
  onZoom: (direction: 1 | -1) => void;
  onShowAll: () => void;
}

export function ToolSlip({ store, onZoom, onShowAll }: ToolSlipProps) {
  const { undo, redo, canUndo, canRedo } = useChart();
  const { preview, chooseBarHeight } = useChartView();
  const isPreview = preview !== null;
  const scale = useScale(store);
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bottom = chooseBarHeight > 0 ? `${chooseBarHeight + aboveChooseBar}px` : "";
    slip.current?.style.setProperty("bottom", bottom);
  }, [chooseBarHeight]);
  return (
    <div
      ref={slip}
      role="toolbar"
      aria-label={texts.label}
      data-plan-tool
      data-foot-bar
      className="absolute bottom-3 left-1/2 z-1 flex -translate-x-1/2 rounded-l border border-rule-2 bg-sheet text-13 font-medium shadow-float sm:bottom-4.5 noscript:hidden"
    >
      <Group>
        <Tool label={texts.undo} disabled={!canUndo || isPreview} onClick={undo}>
          <Icon icon={Undo2} size={18} />
        </Tool>
        <Tool
          label={texts.redo}
          disabled={!canRedo || isPreview}
          onClick={redo}
          className="max-sm:hidden"
        >
          <Icon icon={Redo2} size={18} />
        </Tool>
      </Group>
      <Group>
        <Tool label={texts.zoomOut} onClick={() => onZoom(-1)}>
          <Icon icon={Minus} size={18} />
        </Tool>
        <span className="min-w-12.5 text-center tabular-nums max-sm:sr-only">
          {texts.percent(scale)}
        </span>
        <Tool label={texts.zoomIn} onClick={() => onZoom(1)}>
          <Icon icon={Plus} size={18} />
        </Tool>
      </Group>
      <Group>
        <Tool label={texts.fit} onClick={onShowAll}>
          <Icon icon={Maximize} size={18} />
        </Tool>
      </Group>
    </div>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="flex items-center border-rule not-first:border-l">{children}</div>;
}

interface ToolProps extends ComponentProps<"button"> {
  label: string;
}

function Tool({ label, className, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-11 place-items-center rounded-l hover:bg-paper-2 disabled:cursor-default disabled:bg-transparent disabled:text-rule-2 sm:size-10",
        className,
      )}
      {...rest}
    />
  );
}
