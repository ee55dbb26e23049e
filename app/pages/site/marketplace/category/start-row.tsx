import { classNames } from "#app/ui/class-names.ts";

export interface Start {
  key: string;
  label: string;
  countText: string;
  href: string;
  isChosen: boolean;
  picture?: string | undefined;
}

interface StartRowProps {
  label: string;
  starts: Start[];
  look: "hanging" | "boxes" | "parcels";
}

/** Dresses hang from a rail; everything else stands on a shelf. */
export function StartRow({ label, starts, look }: StartRowProps) {
  if (starts.length === 0) return null;
  const isHanging = look === "hanging";
  return (
    <nav
      aria-label={label}
      className={classNames(
        "relative mt-6 overflow-x-auto [scrollbar-width:thin] lg:mt-9 lg:overflow-x-clip",
        isHanging &&
          "border-b border-rule before:absolute before:inset-x-0 before:top-1.25 before:h-1.5 before:min-w-205 before:border-y before:border-ink before:bg-[#e3cf9f] lg:before:top-1.5 lg:before:h-1.75",
        !isHanging && "mb-[7px] border-b-[1.5px] border-ink shadow-[0_7px_0_#e6ddcf]",
      )}
    >
      <ul
        className={classNames(
          "wrap relative flex w-max max-w-none items-end",
          isHanging
            ? "lg:grid lg:w-full lg:max-w-[calc(76rem+2*var(--spacing-gutter))] lg:grid-cols-7"
            : "gap-2.5 pt-3 lg:w-full lg:max-w-[calc(76rem+2*var(--spacing-gutter))] lg:gap-4",
        )}
      >
        {starts.map((start) => (
          <li key={start.key} className="flex-none">
            <a
              href={start.href}
              data-live-link={`start-${start.key}`}
              id={`start-${start.key}`}
              aria-current={start.isChosen ? "true" : undefined}
              className="group/start block focus-visible:-outline-offset-2"
            >
              {look === "hanging" ? <Hanging start={start} /> : <Box start={start} look={look} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hanging({ start: { label, countText, picture } }: { start: Start }) {
  return (
    <span className="grid w-27.5 justify-items-center pb-4 text-center lg:w-auto lg:pb-6">
      <img src={picture} alt="" width={180} height={262} className="h-auto w-full lg:w-42" />
      <b className="mt-2 font-display text-[1.0625rem]/5 font-[420] group-hover/start:text-berry group-aria-[current=true]/start:text-berry lg:text-d20">
        {label}
      </b>
      <span className="text-14 text-muted tabular-nums">{countText}</span>
    </span>
  );
}

/** A box with a lid, or a parcel with a ribbon. */
function Box({ start, look }: { start: Start; look: "boxes" | "parcels" }) {
  return (
    <span
      className={classNames(
        "relative grid min-w-25 place-content-center justify-items-center border-[1.5px] border-b-0 border-ink px-4 text-center group-hover/start:bg-sheet group-aria-[current=true]/start:bg-ink group-aria-[current=true]/start:text-on-ink lg:min-w-31",
        look === "boxes"
          ? "h-21 bg-g3 pt-3 before:absolute before:-inset-x-[5px] before:-top-[1.5px] before:h-4 before:border-[1.5px] before:border-ink before:bg-sheet lg:h-26"
          : "h-25 bg-g2 before:absolute before:inset-y-0 before:left-1/2 before:-ml-1.5 before:w-3 before:bg-[#e3cf9f] lg:h-32",
      )}
    >
      <b
        className={classNames(
          "relative font-display text-d20 font-[420] whitespace-nowrap",
          look === "parcels" && "bg-sheet px-2 text-ink",
        )}
      >
        {start.label}
      </b>
      <span
        className={classNames(
          "relative text-14 tabular-nums",
          look === "parcels" && "bg-sheet px-2 text-ink-2",
        )}
      >
        {start.countText}
      </span>
    </span>
  );
}
