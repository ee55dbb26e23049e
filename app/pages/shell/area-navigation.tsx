import { memo } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { LogOut, Settings } from "#app/ui/icons.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Area, type Destination, isCurrent, type NewCounts } from "./area.ts";
import { preloadScreens } from "./preload-screens.ts";
import { shellTexts } from "./texts.ts";

const { navigation } = shellTexts;

const row =
  "flex min-h-11 w-full items-center gap-3 px-3 text-left text-15 font-medium text-ink-2 transition-colors hover:bg-paper-3 hover:text-ink focus-visible:-outline-offset-2 lg:min-h-9 lg:text-14 mini:min-h-10 mini:px-2.75";
const current =
  "aria-[current=page]:border-rule aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-ink";
const currentEntryColor =
  "before:absolute before:top-1/2 before:-left-1 before:-mt-[3.5px] before:size-[7px] before:rounded-full before:bg-berry not-aria-[current=page]:before:hidden";

interface AreaNavigationProps {
  area: Area;
  counts: NewCounts;
  collapsed?: boolean;
  onNavigate?: () => void;
}

export function AreaNavigation({
  area,
  counts,
  collapsed = false,
  onNavigate,
}: AreaNavigationProps) {
  const location = useLocation();
  const preload = () => preloadScreens(area.layoutId);
  return (
    <>
      <nav
        aria-label={shellTexts.areas[area.id].label}
        onPointerEnter={preload}
        onFocus={preload}
        className="-ml-3 grid min-h-32 flex-1 content-start gap-2 overflow-x-hidden overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.25rem)] pt-1 pb-5 pl-3 lg:gap-3.5 lg:pt-3.5 mini:-ml-2.5 mini:gap-2.5 mini:divide-y mini:divide-rule mini:pl-2.5"
      >
        {area.groups.map(({ label, destinations }) => (
          <div key={label} className="mini:not-last:pb-2.5">
            <h2 className="px-3 font-text text-13 font-medium tracking-normal text-muted lg:pb-1 mini:sr-only">
              {label}
            </h2>
            <ul>
              {destinations.map((destination) => (
                <Entry
                  key={destination.to}
                  destination={destination}
                  isCurrent={isCurrent(destination, location)}
                  {...(counts[destination.to] ?? nothingNew)}
                  collapsed={collapsed}
                  onNavigate={onNavigate}
                />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <ul className="mr-3 flex-none border-t border-rule py-1 lg:py-2 mini:mr-2.5">
        <li>
          <Tooltip text={navigation.settings} side="right" hidden={!collapsed}>
            <Link
              to="/settings"
              onClick={onNavigate}
              aria-current={isCurrent({ to: "/settings" }, location) ? "page" : undefined}
              className={`rounded-m border border-transparent ${row} ${current}`}
            >
              <Icon icon={Settings} />
              <span className="mini:sr-only">{navigation.settings}</span>
            </Link>
          </Tooltip>
        </li>
        <li>
          <Tooltip text={navigation.signOut} side="right" hidden={!collapsed}>
            <button
              type="submit"
              form="sign-out"
              className={`rounded-m border border-transparent ${row}`}
            >
              <Icon icon={LogOut} />
              <span className="mini:sr-only">{navigation.signOut}</span>
            </button>
          </Tooltip>
        </li>
      </ul>
    </>
  );
}

const nothingNew = { count: 0, title: "" };

interface EntryProps {
  destination: Destination;
  isCurrent: boolean;
  count: number;
  title: string;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

const Entry = memo(function Entry(props: EntryProps) {
  const { destination, count, title, collapsed, onNavigate } = props;
  const { to, label, icon } = destination;
  return (
    <li>
      <Tooltip text={label} side="right" hidden={!collapsed}>
        <Link
          to={to}
          onClick={onNavigate}
          aria-current={props.isCurrent ? "page" : undefined}
          className={`relative scroll-my-2 rounded-l-m border border-r-0 border-transparent ${row} ${current} ${currentEntryColor}`}
        >
          <Icon icon={icon} />
          <span className="mini:sr-only">{label}</span>
          {count > 0 && (
            <>
              <Count count={count} />
              <span className="sr-only">({title})</span>
            </>
          )}
        </Link>
      </Tooltip>
    </li>
  );
});

const maxShown = 99;

function Count({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="ml-auto mr-2.5 grid h-5 min-w-5 place-items-center rounded-s bg-berry-tint px-1 text-12 font-semibold text-berry tabular-nums mini:absolute mini:top-0.5 mini:right-1 mini:mr-0 mini:h-4 mini:min-w-4 mini:px-0.5 mini:text-[0.6875rem]"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}
