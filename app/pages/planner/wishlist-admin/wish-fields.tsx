import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { maxLengths } from "#app/features/wishlist/admin/rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { ImageField } from "../../../client/upload/image-field.tsx";
import { wishlistAdminTexts } from "./texts.ts";
import type { filledWith } from "./typed-wish.ts";
import { wishPicturePath } from "../../../features/wishlist/admin/wish-picture.tsx";

const { dialog: texts } = wishlistAdminTexts;

interface WishFieldsProps {
  wish: OwnedWish | null;
  /** What the fields are filled with. */
  filled: ReturnType<typeof filledWith>;
  /** What the form carries of the picture. */
  picture: string;
  upload: ImageUpload;
  errors: Record<string, string>;
}

export function WishFields({ wish, filled, picture, upload, errors }: WishFieldsProps) {
  const stored = wish && picture === "keep" ? wishPicturePath(wish) : null;
  const uploaded = picture !== "" && picture === upload.local?.id ? upload.local.url : null;
  return (
    <>
      <TextField
        name="title"
        label={texts.title}
        required
        maxLength={maxLengths.title}
        autoComplete="off"
        defaultValue={filled.title}
        error={errors.title}
      />
      <TextArea
        name="description"
        label={texts.description}
        rows={2}
        maxLength={maxLengths.description}
        defaultValue={filled.description}
        error={errors.description}
      />
      <TextField
        name="price"
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        suffix="kr"
        className="sm:max-w-50"
        defaultValue={filled.price}
        error={errors.price}
      />
      <ImageField address={stored ?? uploaded} upload={upload} error={errors.picture} />
      <TextField
        name="imageUrl"
        label={texts.link}
        hint={texts.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={maxLengths.imageUrl}
        defaultValue={filled.imageUrl}
        error={errors.imageUrl}
      />
    </>
  );
}
