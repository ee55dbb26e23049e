/** The sign of a preference that is not met. */
export function Ring({ tone = "messing" }: { tone?: "messing" | "muted" }) {
  return (
    <svg width="18" height="18" aria-hidden="true" className="mt-0.5 flex-none">
      <circle
        cx="9"
        cy="9"
        r="5.25"
        fill="none"
        strokeWidth="1.5"
        className={tone === "messing" ? "stroke-messing" : "stroke-rule-2"}
      />
    </svg>
  );
}
