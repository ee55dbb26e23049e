export const ratings = [1, 2, 3, 4, 5] as const;

const presetRating = 5;

/** Reviews that a list shows at first, and adds with each request for more. */
export const reviewStep = 100;

const maxReviewPages = 50;

/** @param pages as the address says, which may be too many */
export function reviewsShown(pages: number): number {
  return Math.min(pages, maxReviewPages) * reviewStep;
}

/** Per account and day: more than a couple has vendors. */
export const reviewLimit = { points: 30, seconds: 24 * 3600 };

/** Returns "4,9": one decimal, rounded. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace(".", ",");
}

/** Returns how many stars are filled. */
export function filledStars(rating: number): number {
  return Math.floor(rating);
}

interface ReviewText {
  rating: number;
  title: string | null;
  comment: string | null;
}

/** Returns the values of the review's form. */
export function reviewForm(review: ReviewText | null) {
  return {
    rating: String(review?.rating ?? presetRating),
    title: review?.title ?? "",
    comment: review?.comment ?? "",
  };
}
