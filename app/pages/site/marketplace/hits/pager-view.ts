export interface PagerView {
  page: number;
  previous: string | null;
  next: string | null;
  /** Null stands for pages that are left out. */
  pages: ({ page: number; href: string } | null)[];
}

interface PagerInput {
  page: number;
  pages: number;
  next: string | null;
  hrefOf: (page: number) => string;
}

const maxPages = 7;

/** All of a few pages; of many the first, the last, and those beside the shown one. */
export function pagerOf({ page, pages, next, hrefOf }: PagerInput): PagerView {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      pages <= maxPages || number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  const links = numbers.flatMap((number, index) => {
    const link = { page: number, href: hrefOf(number) };
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [null, link] : [link];
  });
  return { page, previous: page > 1 ? hrefOf(page - 1) : null, next, pages: links };
}
