import { z } from "zod";
import { type GuideCategory, guideCategories, guideTopics } from "./rules.ts";

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean),
);

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const categories = guideCategories.map(({ name }) => name) as [GuideCategory, ...GuideCategory[]];

/** What stands between the lines `---` of an article. */
export const frontMatter = z.strictObject({
  id: z.coerce.number().int().min(1).max(1000),
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(200),
  category: z.enum(categories),
  icon: z.string().min(1),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  author: z.string().min(1),
  publishDate: isoDate,
  /** When its facts were last compared with their sources. */
  checked: isoDate,
  /** The place among the three featured ones; 1 is shown large. */
  featured: z.literal(["", "1", "2", "3"]).transform((place) => Number(place) || null),
  tags: list,
  topics: list.pipe(z.array(z.enum(guideTopics))),
});
