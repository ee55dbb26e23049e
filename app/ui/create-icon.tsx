import type { LucideIcon, LucideProps } from "lucide-react";

/** Returns an icon of `markup`, the content of its svg element. */
export function createIcon(markup: string): LucideIcon {
  const content = { __html: markup };
  function SvgIcon({ size = 24, ...props }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us or by Lucide
        dangerouslySetInnerHTML={content}
      />
    );
  }
  // The type has a symbol that only React's forwardRef sets.
  return SvgIcon as unknown as LucideIcon;
}
