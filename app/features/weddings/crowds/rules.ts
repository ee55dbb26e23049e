/** `let-in` ones were held until the couple let them in. */
export const crowdStates = ["held", "hidden", "let-in"] as const;

export type CrowdState = (typeof crowdStates)[number];

const minute = 60_000;
const hour = 60 * minute;

export const crowdMs = hour;

/** After it, the IP address of a crowd is forgotten. */
export const crowdMemoryMs = 30 * 24 * hour;

/** New browsers from one IP address: 200 guests at a party bring about 40 a minute. */
const maxNewBrowsers = { lastMinute: 80, lastHour: 600 };

export const arrivalWindows = { lastMinute: minute, lastHour: hour };

export type NewBrowserCounts = Record<keyof typeof arrivalWindows, number>;

/** Of the minute in which a crowd is noticed, this many browsers stay as they are. */
export const unheldBrowsers = 20;

/** Per IP address, until the couple decides. */
export const maxHeld = 5_000;

/** Of one browser, without photos and likes, which guests send many of at once. */
export const maxPerMinute = 20;

export const uncountedKinds: readonly string[] = ["photo", "like"];

export function isCrowded({ lastMinute, lastHour }: NewBrowserCounts): boolean {
  return lastMinute > maxNewBrowsers.lastMinute || lastHour > maxNewBrowsers.lastHour;
}
