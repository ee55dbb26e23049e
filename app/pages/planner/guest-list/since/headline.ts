import { hasSameDiet } from "#app/features/guests/changes/rules.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import type { ChangeView } from "./load-since.server.ts";
import { sinceTexts as texts } from "./texts.ts";

export function headlineOf({ partner, people }: Pick<ChangeView, "partner" | "people">): string {
  const [person] = people;
  if (!person) return "";
  const { name, kind, before, after } = person;
  const names = people.map((each) => each.name);
  if (partner !== null) {
    if (kind === "companion") return texts.companionByPartner(partner, name);
    if (kind === "diet") {
      const isOfCompanion = before !== null && hasSameDiet(before, after);
      const companion = after.companionName || texts.companionOf(name);
      return texts.dietByPartner(partner, isOfCompanion ? companion : name);
    }
    return texts.setByPartner(partner, names, after.status);
  }
  if (people.length > 1) return texts.answeredTogether(names.map(firstNameOf));
  switch (kind) {
    case "cancelled":
      return texts.cancelled(name);
    case "confirmed":
      return texts.confirmed(name);
    case "companion":
      if (after.persons < 2) return texts.companionGone(name);
      return before?.persons === 2 ? texts.companionNamed(name) : texts.companionAdded(name);
    case "diet":
      return texts.diet(name);
    default:
      return texts.answered[after.status](name);
  }
}
