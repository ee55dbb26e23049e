import type { WishFields } from "#app/features/wishlist/admin/rules.ts";
import { formatPrice } from "#app/features/wishlist/rules.ts";
import { Notice } from "#app/ui/notice.tsx";
import { wishlistAdminTexts } from "./texts.ts";

const { dialog: texts } = wishlistAdminTexts;

/** What somebody else has written over what is being changed here. */
export function Meanwhile({ theirs }: { theirs: Partial<WishFields> }) {
  return (
    <div role="alert">
      <Notice>
        {texts.meanwhile}
        {linesOf(theirs).map(([label, value]) => (
          <span key={label} className="block whitespace-pre-line">
            {label}: <bdi>{value}</bdi>
          </span>
        ))}
      </Notice>
    </div>
  );
}

function linesOf({ title, description, price, image }: Partial<WishFields>): [string, string][] {
  const lines: [string, string | undefined][] = [
    [texts.title, title],
    [texts.description, textOf(description)],
    [texts.price, textOf(price === null || price === undefined ? price : formatPrice(price))],
    [texts.picture, textOf(image && texts.otherPicture)],
  ];
  return lines.filter((line): line is [string, string] => line[1] !== undefined);
}

function textOf(value: string | null | undefined): string | undefined {
  return value === null ? texts.nothing : value;
}
