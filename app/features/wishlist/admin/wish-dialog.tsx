import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { ImageField } from "#app/client/upload/image-field.tsx";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { wishActions } from "./actions.ts";
import type { OwnedWish } from "./queries.server.ts";
import { maxLengths, normaliseWishField, type WishForm, wishForm } from "./rules.ts";
import { wishAdminTexts } from "./texts.ts";
import { wishPicturePath } from "./wish-picture.tsx";

const { dialog: texts } = wishAdminTexts;
const labels = {
  title: texts.title,
  description: texts.description,
  price: texts.price,
  picture: texts.picture,
  imageUrl: texts.link,
};
export const wishDraftKey = "wish";

interface WishDialogProps {
  id: string;
  wish: OwnedWish | null;
  weddingId: string;
  onClose: () => void;
}

export function WishDialog({ id, wish, weddingId, onClose }: WishDialogProps) {
  const [idOfCopy] = useState(() => crypto.randomUUID());
  const form = useActionForm<WishForm>(wishActions, wish ? "edit" : "add", {
    values: { id },
    stored: { values: wishForm(wish), version: wish?.version ?? 0 },
    key: wishDraftKey,
    owner: weddingId,
    row: id,
    normalize: normaliseWishField,
    onDone: onClose,
    whenGone: { intent: "add", values: { id: idOfCopy }, submitLabel: texts.saveAsNew },
  });
  const { field, values } = form;
  const upload = useImageUpload(uploadPath("wish"), (picture) => form.change({ picture }));
  const stored = wish && values.picture === wish.image ? wishPicturePath(wish) : null;
  const uploaded = values.picture === upload.localImage?.id ? upload.localImage.url : null;
  return (
    <FormDialog
      title={wish ? texts.edit : texts.add}
      form={form}
      labels={labels}
      display={(name, value) => (name === "picture" && value ? texts.otherPicture : value)}
      submitLabel={wish ? texts.save : texts.saveNew}
      isBusy={upload.phase.kind === "running"}
      onClose={onClose}
    >
      <TextField
        {...field("title")}
        label={texts.title}
        required
        maxLength={maxLengths.title}
        autoComplete="off"
      />
      <TextArea
        {...field("description")}
        label={texts.description}
        rows={2}
        maxLength={maxLengths.description}
      />
      <TextField
        {...field("price")}
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        suffix="kr"
        className="sm:max-w-50"
      />
      <ImageField
        {...field("picture")}
        label={texts.picture}
        url={stored ?? uploaded}
        alt={texts.pictureOf}
        upload={upload}
      />
      <TextField
        {...field("imageUrl")}
        label={texts.link}
        hint={texts.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={maxLengths.imageUrl}
      />
    </FormDialog>
  );
}
