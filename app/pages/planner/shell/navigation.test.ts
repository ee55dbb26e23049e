import { expect, test } from "vitest";
import { isCurrent } from "../../shell/area.ts";
import { destinationGroups } from "./navigation.ts";

test.each([
  ["/admin", "", "Oversikt"],
  ["/admin", "?tab=overview", "Oversikt"],
  ["/admin", "?tab=gallery", "Oversikt"],
  ["/admin", "?tab=rsvp&side=2", "RSVP Svar"],
  ["/budget", "", "Budsjett"],
  ["/settings", "", undefined],
])("at %s%s the current entry is %s", (pathname, search, label) => {
  const entries = destinationGroups.flatMap(({ destinations }) => destinations);
  const current = entries.filter((entry) => isCurrent(entry, { pathname, search }));
  expect(current.map((entry) => entry.label)).toEqual(label ? [label] : []);
});

test("the groups and labels are those of the specification", () => {
  expect(
    destinationGroups.map(({ label, destinations }) => [
      label,
      destinations.map((destination) => destination.label),
    ]),
  ).toEqual([
    ["Hovedfunksjoner", ["Oversikt", "Rediger Bryllup", "RSVP Svar", "Ønskeliste", "Gjestebilder"]],
    ["Planlegging", ["Gjesteliste", "Bordkart", "Budsjett", "Leverandører"]],
    ["Kommunikasjon", ["Meldinger", "Send SMS"]],
  ]);
});
