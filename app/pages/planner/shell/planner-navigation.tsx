import { LogOut, Settings } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { plannerTexts } from "../texts.ts";
import { type Destination, destinationGroups, isCurrent } from "./navigation.ts";

const { navigation } = plannerTexts;

const row =
  "flex min-h-11 w-full items-center gap-3 px-3 text-left text-15 font-medium text-ink-2 transition-colors hover:bg-paper-3 hover:text-ink focus-visible:-outline-offset-2 lg:min-h-9 lg:text-14";
const current =
  "aria-[current=page]:border-rule aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-ink";
const berry =
  "before:absolute before:top-1/2 before:-left-1 before:-mt-[3.5px] before:size-[7px] before:rounded-full before:bg-berry not-aria-[current=page]:before:hidden";

interface PlannerNavigationProps {
  /** Called when an entry was chosen, so that a drawer can close. */
  onChoose?: () => void;
}

/** The sidebar's list; the current entry is a paper tab that opens into the page. */
export function PlannerNavigation({ onChoose }: PlannerNavigationProps) {
  return (
    <>
      <nav aria-label={navigation.label} className="grid gap-3.5 pt-3.5">
        {destinationGroups.map(({ label, destinations }) => (
          <div key={label}>
            <h2 className="px-3 pb-1 font-text text-13 font-medium tracking-normal text-muted">
              {label}
            </h2>
            <ul>
              {destinations.map((destination) => (
                <Entry key={destination.to} {...destination} onChoose={onChoose} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <ul className="mt-auto mr-3 border-t border-rule pt-2 max-lg:mb-2">
        <li>
          <Link to="/settings" onClick={onChoose} className={`${row} rounded-m`}>
            <Icon of={Settings} />
            {navigation.settings}
          </Link>
        </li>
        <li>
          <button type="submit" form="sign-out" className={`${row} rounded-m`}>
            <Icon of={LogOut} />
            {navigation.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}

function Entry({ to, label, icon, onChoose }: Destination & PlannerNavigationProps) {
  const location = useLocation();
  return (
    <li>
      <Link
        to={to}
        onClick={onChoose}
        aria-current={isCurrent(to, location) ? "page" : undefined}
        className={`relative rounded-l-m border border-r-0 border-transparent ${row} ${current} ${berry}`}
      >
        <Icon of={icon} />
        {label}
      </Link>
    </li>
  );
}
