import { hasSameCompanionDiet, hasSameDiet } from "#app/features/guests/changes/rules.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { headlineOf } from "./headline.ts";
import type { ChangeView, PersonChange } from "./load-since.server.ts";
import { sinceTexts as texts } from "./texts.ts";

export const changeColumns = "lg:grid-cols-[minmax(0,1fr)_18rem]";

/** Shows the change at the left and its consequences at the right. */
export function ChangeItem({ change }: { change: ChangeView }) {
  const { partner, message, clock } = change;
  const detail = detailOf(change);
  const orders = change.people.flatMap(newOrders);
  return (
    <li className={`grid ${changeColumns}`}>
      <div className="relative grid content-start gap-0.5 p-4 pl-8 lg:py-5 lg:pl-10">
        {partner === null && (
          <span className="absolute top-6.5 left-4 size-1.75 rounded-full bg-berry lg:top-7.5 lg:left-5" />
        )}
        <h3 className="font-text text-16 font-semibold wrap-anywhere">{headlineOf(change)}</h3>
        {(detail || message) && (
          <p className="text-15 whitespace-pre-line text-ink-2 wrap-anywhere">
            {[detail, message && `«${message}»`].filter(Boolean).join(" ")}
          </p>
        )}
        <p className="text-14 text-muted">{clock}</p>
      </div>
      <div
        className={classNames(
          "flex gap-4 border-t border-dashed border-rule-2 py-4 pr-4 pl-8 lg:border-t-0 lg:border-l lg:px-6 lg:py-5",
          orders.length === 0 && "max-lg:hidden",
        )}
      >
        <span className="w-16 text-14 text-muted lg:sr-only">{texts.kitchen}</span>
        {orders.length === 0 && <span className="text-muted">–</span>}
        <ul className="grid min-w-0 content-start gap-2 empty:hidden">
          {orders.map((order) => (
            <li key={order.key} className="grid justify-items-start gap-0.5">
              <OrderBadge order={order} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** What the kitchen has to know about one person. */
interface Order {
  key: string;
  name: string;
  diet: string | null;
  isSevere: boolean;
}

function OrderBadge({ order: { name, diet, isSevere } }: { order: Order }) {
  const severeText = diet ? texts.severe(diet) : texts.severeAlone;
  return (
    <>
      <span className="max-w-full [&>span]:max-w-full [&>span]:wrap-anywhere [&>span]:whitespace-normal">
        <Badge tone={isSevere ? "berry" : "messing"}>{isSevere ? severeText : diet}</Badge>
      </span>
      <span className="text-14 text-ink-2 first-letter:uppercase">{name}</span>
    </>
  );
}

/** Returns what is new to the kitchen about the guest and the companion. */
function newOrders({ name, before, after }: PersonChange): Order[] {
  const { diet, severeAllergy, companionDiet = null, companionSevereAllergy = false } = after;
  const first = firstNameOf(name);
  const own = { key: name, name: first, diet, isSevere: severeAllergy };
  const companion = {
    key: `${name} companion`,
    name: after.companionName ? firstNameOf(after.companionName) : texts.companionOf(first),
    diet: companionDiet,
    isSevere: companionSevereAllergy,
  };
  const isNew = after.persons > 0 && !(before?.persons && hasSameDiet(before, after));
  const wasWithCompanion = before !== null && before.persons > 1;
  const isCompanionNew =
    after.persons > 1 && !(wasWithCompanion && hasSameCompanionDiet(before, after));
  return [...(isNew ? [own] : []), ...(isCompanionNew ? [companion] : [])].filter(
    (order) => order.diet || order.isSevere,
  );
}

function detailOf({ partner, people }: ChangeView): string {
  if (people.length > 1) return partner === null ? whoComes(people) : "";
  const [person] = people;
  if (!person) return "";
  const { kind, before, after } = person;
  const isOther = kind === "cancelled" || kind === "confirmed";
  const earlier = partner === null && isOther && before ? texts.answeredBefore(before.status) : "";
  if (!after.companionName || after.persons < 2) return earlier;
  const companion =
    kind === "companion"
      ? texts.companionIs(after.companionName)
      : texts.withCompanion(after.companionName);
  return [earlier, companion].filter(Boolean).join(" ");
}

function whoComes(people: readonly PersonChange[]): string {
  const coming = people.flatMap(({ name, after }) => {
    if (after.persons === 0) return [];
    return after.persons === 1
      ? [firstNameOf(name)]
      : [firstNameOf(name), after.companionName || texts.companion];
  });
  const declined = people.filter(({ after }) => after.persons === 0);
  return texts.comeAndStay(
    coming,
    declined.map(({ name }) => firstNameOf(name)),
  );
}
