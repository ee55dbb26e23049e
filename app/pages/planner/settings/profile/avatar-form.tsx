import { useEffect, useRef, useState } from "react";
import { clientTexts } from "#app/client/texts.ts";
import { type ImageRejection, prepareImage } from "#app/client/upload/prepare-image.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";

const texts = settingsTexts.profile;

interface AvatarFormProps {
  name: string;
  picture: string | null;
}

/** Sends a picture as soon as it is chosen; a file field and a button where no script runs. */
export function AvatarForm({ name, picture }: AvatarFormProps) {
  const { Form, sending, errors, submit } = useSection(["avatar", "avatar-remove"]);
  const chosen = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<ImageRejection | null>(null);
  const error = rejection
    ? clientTexts.upload.errors[rejection]
    : (errors?.fieldErrors.avatar ?? errors?.formError);

  const send = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const prepared = await prepareImage(file);
    if (input.files?.[0] !== file) return;
    setRejection(prepared.ok ? null : prepared.reason);
    if (prepared.ok) {
      const transfer = new DataTransfer();
      transfer.items.add(prepared.image);
      input.files = transfer.files;
      submit(input.form);
    }
    // Choosing the same file again must count as a change.
    input.value = "";
  };

  // Chosen before the page's script was there to notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (chosen.current) void send(chosen.current);
  }, []);

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} src={picture} size="large" />
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="avatar" />
          <label className="relative grid min-h-control cursor-pointer place-content-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink hover:bg-paper-2 noscript:place-content-start noscript:py-2">
            <span aria-hidden="true">{picture ? texts.changePicture : texts.choosePicture}</span>
            <input
              ref={chosen}
              type="file"
              name="avatar"
              id="avatar"
              accept="image/png,image/jpeg,image/webp"
              aria-label={picture ? texts.changePicture : texts.choosePicture}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "avatar-rule avatar-error" : "avatar-rule"}
              aria-disabled={sending !== null || undefined}
              className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
              onChange={({ currentTarget }) => void send(currentTarget)}
            />
          </label>
          <span className="hidden noscript:block">
            <Button>{texts.sendPicture}</Button>
          </span>
        </Form>
        {picture && (
          <Form method="post">
            <input type="hidden" name="intent" value="avatar-remove" />
            <Button
              variant="quiet"
              busy={sending === "avatar-remove"}
              aria-label={texts.removePictureLabel}
            >
              {texts.removePicture}
            </Button>
          </Form>
        )}
      </div>
      <p id="avatar-rule" className="text-13 text-muted">
        {texts.pictureRule}
      </p>
      <div role="alert" className="empty:hidden">
        {error && <FieldError id="avatar-error">{error}</FieldError>}
      </div>
    </div>
  );
}
