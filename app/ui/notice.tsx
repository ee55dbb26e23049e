import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Info, TriangleAlert } from "./icons.ts";

const tones = {
  messing: "bg-messing-tint text-messing-ink",
  error: "bg-error-tint text-error-ink",
  gran: "bg-gran-tint text-gran",
};

interface NoticeProps {
  tone?: keyof typeof tones;
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ tone = "messing", action, children }: NoticeProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m px-4 py-3 text-15 font-medium ${tones[tone]}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon icon={tone === "error" ? TriangleAlert : Info} className="mt-px" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  );
}
