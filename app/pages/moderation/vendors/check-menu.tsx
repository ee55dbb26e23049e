import { ActionForm } from "#app/client/actions/action-form.tsx";
import { submitFields } from "#app/client/actions/submit.ts";
import type { ModeratedVendor } from "#app/features/vendors/moderation/queries.server.ts";
import { type CheckResult, checkResults, type VendorCheck } from "#app/features/vendors/rules.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { moderationTexts } from "../texts.ts";
import { moderationActions } from "./actions.ts";

const { vendors: texts } = moderationTexts;
const signs = { open: "waiting", passed: "coming", failed: "declined" } as const;
const next: Record<CheckResult, CheckResult> = { open: "passed", passed: "failed", failed: "open" };
const button =
  "inline-flex min-h-control-s items-center gap-1.75 rounded-m px-1.5 text-13 whitespace-nowrap text-ink-2 hover:bg-paper-3 max-lg:min-h-11";

interface CheckMenuProps {
  vendor: Pick<ModeratedVendor, "id" | "name" | "version">;
  check: VendorCheck;
  result: CheckResult;
}

/** Shows what a check has found. Without script, pressing it records the next result. */
export function CheckMenu({ vendor: { id, name, version }, check, result }: CheckMenuProps) {
  const hydrated = useHydrated();
  const shown = { id, version: String(version), check };
  const label = texts.checkLabel(texts.checks[check], name, texts.results[result]);
  const content = (
    <>
      <StatusIcon kind={signs[result]} />
      {texts.checks[check]}
    </>
  );
  if (!hydrated) {
    return (
      <ActionForm
        actions={moderationActions}
        intent="check"
        values={{ ...shown, result: next[result] }}
      >
        <button type="submit" aria-label={label} className={button}>
          {content}
        </button>
      </ActionForm>
    );
  }
  return (
    <Menu
      trigger={
        <button type="button" aria-label={label} className={button}>
          {content}
        </button>
      }
    >
      {checkResults.map((choice) => (
        <MenuItem
          key={choice}
          onSelect={() =>
            submitFields(
              moderationActions.path,
              actionFields("check", { ...shown, result: choice }),
            )
          }
        >
          <StatusIcon kind={signs[choice]} />
          <span className="first-letter:uppercase">{texts.results[choice]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
