import { classNames } from "./class-names.ts";

interface AvatarProps {
  /** A person's name, or an e-mail address when there is none. */
  name: string;
  size?: "medium" | "large";
}

/** First letters of a name in a circle. Decorative: the name itself stands beside it. */
export function Avatar({ name, size = "medium" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-grid flex-none place-items-center rounded-full bg-g2 font-semibold text-gran",
        size === "large" ? "size-16 text-18" : "size-8 text-12",
      )}
    >
      {initials(name)}
    </span>
  );
}

/** First letter of the first and of the last word, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("nb") ?? "").join("");
}
