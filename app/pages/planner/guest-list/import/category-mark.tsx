interface CategoryMarkProps {
  /** Null for a category that the import will make. */
  color: string | null;
  children: string;
}

export function CategoryMark({ color, children }: CategoryMarkProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-2.5">
      <svg width="10" height="10" aria-hidden="true" className="flex-none">
        {color ? (
          <rect width="10" height="10" rx="3" fill={color} />
        ) : (
          <rect
            x="0.5"
            y="0.5"
            width="9"
            height="9"
            rx="2.5"
            fill="none"
            strokeDasharray="2 1.5"
            className="stroke-edge"
          />
        )}
      </svg>
      <span className="truncate">{children}</span>
    </span>
  );
}
