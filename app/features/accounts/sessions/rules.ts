import { getParser } from "bowser";

export interface BrowserName {
  /** Such as "Firefox på Mac". */
  name: string;
  device: "phone" | "tablet" | "computer";
}

const systems: Readonly<Record<string, string>> = {
  macOS: "Mac",
  "Windows Phone": "Windows",
  "Chrome OS": "Chromebook",
};

export function browserName(userAgent: string | null): BrowserName {
  if (!userAgent) return { name: "Ukjent nettleser", device: "computer" };
  const parser = getParser(userAgent);
  const browser = parser.getBrowserName() || "Ukjent nettleser";
  const model = parser.getPlatform().model;
  const system = model === "iPhone" || model === "iPad" ? model : parser.getOSName();
  const type = parser.getPlatformType();
  return {
    name: system ? `${browser} på ${systems[system] ?? system}` : browser,
    device: type === "mobile" ? "phone" : type === "tablet" ? "tablet" : "computer",
  };
}
