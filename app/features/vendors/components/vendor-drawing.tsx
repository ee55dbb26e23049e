import { classNames } from "#app/ui/class-names.ts";
import type { VendorCategory } from "../rules.ts";

const files = import.meta.glob<string>("./drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const grounds: Record<VendorCategory, string> = {
  attire: "bg-g1",
  flowers: "bg-g2",
  catering: "bg-g2",
  photographer: "bg-g4",
  cake: "bg-g3",
  venue: "bg-g3",
  music: "bg-g5",
  planner: "bg-g5",
  transport: "bg-g1",
  video: "bg-g4",
};

interface VendorDrawingProps {
  category: VendorCategory;
  /** `small` has thicker lines, for less than 100 pixels. */
  size: "small" | "large";
  /** Without the coloured ground behind the drawing. */
  isPlain?: boolean;
  className?: string;
}

interface VendorDrawingRowProps {
  category: VendorCategory;
  className?: string;
}

/** The drawing between two others that belong to any wedding, on its own ground. */
export function VendorDrawingRow({ category, className }: VendorDrawingRowProps) {
  const [before = category, after = category] = (["flowers", "cake", "attire"] as const).filter(
    (other) => other !== category,
  );
  return (
    <div
      className={classNames(
        "flex items-center justify-center gap-5 overflow-hidden sm:gap-8",
        grounds[category],
        className,
      )}
    >
      {[before, category, after].map((each) => (
        <VendorDrawing
          key={each}
          category={each}
          size="large"
          isPlain
          className="h-9/10 min-w-0 object-contain!"
        />
      ))}
    </div>
  );
}

/** Draws what a category of vendors works with. Decorative: its name stands beside it. */
export function VendorDrawing({ category, size, isPlain, className }: VendorDrawingProps) {
  const name = size === "small" ? `${category}-small` : category;
  return (
    <img
      src={files[`./drawings/${name}.svg`]}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames("object-cover", !isPlain && grounds[category], className)}
    />
  );
}
