interface CategoryNameProps {
  category: { name: string; color: string } | undefined;
}

/** The mark is square, because round ones stand for persons. */
export function CategoryName({ category }: CategoryNameProps) {
  if (!category) return <span className="text-muted">–</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-2.5">
      <svg width="10" height="10" aria-hidden="true" className="flex-none">
        <rect width="10" height="10" rx="3" fill={category.color} />
      </svg>
      <span className="min-w-0 wrap-anywhere">{category.name}</span>
    </span>
  );
}
