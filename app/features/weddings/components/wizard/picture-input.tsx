import { texts } from "#app/features/weddings/texts.ts";

interface PictureInputProps {
  choose: (file: File) => void;
  label?: string;
  isInvalid?: boolean;
}

/**
 * The browser's own file field, laid invisibly over whatever invites to choose a picture; without
 * JavaScript it shows itself. Naming no HEIC makes iPhones hand over a JPG.
 */
export function PictureInput({
  choose,
  label = texts.upload.choose,
  isInvalid = false,
}: PictureInputProps) {
  return (
    <input
      type="file"
      id="heroImage"
      name="heroFile"
      accept="image/png,image/jpeg,image/webp"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? "heroImage-error" : undefined}
      className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:max-w-full noscript:opacity-100"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // The same file chosen again must count as a change, and must not travel with the form.
        event.currentTarget.value = "";
        if (file) choose(file);
      }}
    />
  );
}
