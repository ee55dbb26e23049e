import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.twoFactor;

/** Shown once, right after they were made: nothing that could show them again is kept. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes are news, also after old ones
  useEffect(() => heading.current?.focus(), [codes]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: texts.copied });
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current);
      toast({ title: texts.copyByHand });
    }
  };

  return (
    <div className="grid gap-3 rounded-l border border-rule bg-sheet p-5">
      <h3 ref={heading} tabIndex={-1} className="text-18 font-semibold">
        {texts.codesTitle}
      </h3>
      <p className="text-14 text-ink-2">{texts.codesText}</p>
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1 font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button type="button" onClick={copy} className="justify-self-start noscript:hidden">
        {texts.copyCodes}
      </Button>
    </div>
  );
}
