import type { SubmitAction } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { ReorderGrip, ReorderStatus, useReorder } from "#app/client/lists/reorder.tsx";
import { RowActions } from "#app/client/lists/row-actions.tsx";
import { ImageField } from "#app/client/upload/image-field.tsx";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";
import { maxVendorPictures } from "#app/features/vendors/pictures/rules.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { ArrowDown, ArrowUp, Trash2 } from "#app/ui/icons.ts";
import { vendorAreaTexts } from "../texts.ts";
import { entryActions } from "./actions.ts";
import type { Entry } from "./load-entry.server.ts";

const { pictures: texts } = vendorAreaTexts;

interface PicturesSectionProps {
  pictures: readonly Entry["profile"]["pictures"][number][];
  submit: SubmitAction<typeof entryActions>;
}

export function PicturesSection({ pictures, submit }: PicturesSectionProps) {
  const upload = useImageUpload(uploadPath("vendor"), (id) => {
    if (id) submit("add-picture", { id });
  });
  const rows = pictures.map((picture, index) => ({ ...picture, title: texts.picture(index + 1) }));
  const { announcement, picked, handleProps, step } = useReorder({
    rows,
    onMove: (id, before) => submit("move-picture", { id, before }),
  });
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(
    rows.length,
    "[data-destructive]",
  );
  return (
    <section aria-labelledby="bilder" className="grid gap-4 border-t border-rule pt-7">
      <div>
        <h2 id="bilder" className="text-d20">
          {texts.title}
        </h2>
        <p className="text-14 text-muted">
          {rows.length === 0 ? texts.empty : texts.lead(maxVendorPictures)}
        </p>
      </div>
      <ReorderStatus announcement={announcement} picked={picked} />
      <ul
        ref={list}
        onFocus={rememberFocus}
        className="divide-y divide-rule rounded-l border border-rule bg-sheet empty:hidden"
      >
        {rows.map((row) => (
          <li
            key={row.id}
            data-row={row.id}
            className="flex items-center gap-3 p-2.5 data-dragged:relative data-dragged:z-10 data-dragged:bg-sheet data-dragged:shadow-float"
          >
            <ReorderGrip row={row} reorder={{ handleProps, picked, step }} />
            <img
              src={picturePath(row.picture, row.widths[0] ?? 0)}
              alt=""
              className="h-14 w-18 flex-none rounded-s bg-paper-2 object-cover"
            />
            <span className="min-w-0 flex-1 text-15">{row.title}</span>
            <RowActions
              title={row.title}
              actions={[
                {
                  icon: ArrowUp,
                  label: texts.up,
                  isRepeatable: true,
                  onPress: () => step(row.id, -1),
                },
                {
                  icon: ArrowDown,
                  label: texts.down,
                  isRepeatable: true,
                  onPress: () => step(row.id, 1),
                },
                {
                  icon: Trash2,
                  label: texts.remove,
                  isDestructive: true,
                  submits: {
                    actions: entryActions,
                    intent: "remove-picture",
                    values: { id: row.id },
                  },
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {rows.length < maxVendorPictures && (
        <ImageField
          name="picture"
          label={texts.add}
          value=""
          url={null}
          alt=""
          upload={upload}
          error={undefined}
        />
      )}
    </section>
  );
}
