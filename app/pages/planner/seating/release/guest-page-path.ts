const path = "/seating-chart/guest-page";

/** What the household sees by its link when the chart is released. */
export function guestPagePath(householdId: string): string {
  return `${path}?${new URLSearchParams({ husstand: householdId })}`;
}
