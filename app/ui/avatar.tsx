import { classNames } from "./class-names.ts";

interface AvatarProps {
  /** The user's name, or the e-mail address of a user without a name. */
  name: string;
  src?: string | null;
  size?: "medium" | "large";
  outlined?: boolean;
}

/** Decorative; must be next to the name. */
export function Avatar({ name, src: picture, size = "medium", outlined = false }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-grid flex-none place-items-center overflow-hidden rounded-full font-semibold",
        outlined ? "border border-edge text-ink-2" : "bg-g2 text-gran",
        size === "large" ? "size-16 text-18" : "size-8 text-12",
      )}
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}

/** Returns the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("nb") ?? "").join("");
}
