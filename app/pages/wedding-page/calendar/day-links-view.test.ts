import { expect, test } from "vitest";
import { directionsTo } from "./day-links-view.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0";
const place = "Bø & Søn's låve #2, Ål";

test.each([
  [iphone, "https://maps.apple.com", "daddr"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "https://maps.apple.com", "daddr"],
  [android, "https://www.google.com", "destination"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "https://www.google.com", "destination"],
  ["", "https://www.google.com", "destination"],
])("directions for the user agent “%s” open at %s", (userAgent, origin, name) => {
  const url = new URL(directionsTo(place, userAgent));
  expect(url.origin).toBe(origin);
  expect(url.searchParams.get(name)).toBe(place);
});
