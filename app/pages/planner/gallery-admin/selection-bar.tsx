import { CheckCheck, Download, Eye, EyeOff, type LucideIcon, Trash2, X } from "lucide-react";
import { statusOf } from "#app/features/gallery/moderation/rules.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSend } from "../actions/sending.ts";
import { deleteFields, moveFields } from "./actions.ts";
import type { PhotoView } from "./load-gallery.server.ts";
import { galleryAdminTexts } from "./texts.ts";
import { galleryPath, zipHref } from "./view.ts";

const { selection: texts } = galleryAdminTexts;
const look =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m px-2.5 text-14 font-semibold transition-colors hover:bg-ink-hover";

interface SelectionBarProps {
  photos: PhotoView[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done about several photos at once. */
export function SelectionBar({ photos, onSelectAll, onClear }: SelectionBarProps) {
  const send = useSend(galleryPath);
  const ids = photos.map(({ id }) => id);
  const isAllShown = photos.every((photo) => statusOf(photo) === "shown");
  const isAllHidden = photos.every((photo) => statusOf(photo) === "hidden");
  const act = (form: ReturnType<typeof deleteFields>) => {
    send(form);
    onClear();
  };
  return (
    <section
      aria-label={texts.label}
      data-foot-bar
      data-ground="dark"
      className="sticky bottom-4 z-30 flex max-w-full animate-rise items-center gap-0.5 justify-self-stretch rounded-l bg-ink p-1 pl-4 text-on-ink shadow-float sm:justify-self-center lg:bottom-6"
    >
      <p role="status" className="mr-auto pr-2 text-14 whitespace-nowrap tabular-nums">
        {texts.count(photos.length)}
      </p>
      <BarButton icon={CheckCheck} label={texts.all} onPress={onSelectAll} />
      {!isAllShown && (
        <BarButton icon={Eye} label={texts.show} onPress={() => act(moveFields("shown", ...ids))} />
      )}
      {!isAllHidden && (
        <BarButton
          icon={EyeOff}
          label={texts.hide}
          onPress={() => act(moveFields("hidden", ...ids))}
        />
      )}
      <a href={zipHref(ids)} download className={look}>
        <Icon icon={Download} />
        <span className="max-sm:sr-only">{texts.download}</span>
      </a>
      <BarButton icon={Trash2} label={texts.delete} onPress={() => act(deleteFields(...ids))} />
      <button type="button" aria-label={texts.clear} onClick={onClear} className={look}>
        <Icon icon={X} />
      </button>
    </section>
  );
}

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

function BarButton({ icon, label, onPress }: BarButtonProps) {
  return (
    <button type="button" onClick={onPress} className={look}>
      <Icon icon={icon} />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}
