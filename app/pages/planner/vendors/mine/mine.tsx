import { useCallback, useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useDraftedRow } from "#app/client/forms/use-form-draft.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { budgetTopics } from "#app/features/budget/topics.ts";
import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import type { ChosenVendor } from "#app/features/vendors/chosen/queries.server.ts";
import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { usePreload } from "#app/ui/late-component.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BudgetDialog, ChosenDialog, chosenParts } from "../late-parts.ts";
import { countTabs } from "../load-directory.server.ts";
import { vendorScreenTexts } from "../texts.ts";
import { VendorsHead } from "../vendors-head.tsx";
import type { Route } from "./+types/mine.ts";
import { handleChosenAction } from "./actions.server.ts";
import { chosenActions, chosenDraftKey } from "./actions.ts";
import { CastList } from "./cast-list.tsx";
import { loadMine, type Mine } from "./load-mine.server.ts";
import { MineStats } from "./mine-stats.tsx";
import { mineTexts as texts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const asker = await requireAsker(request);
  const { weddingId } = asker;
  const [tabs, mine] = await Promise.all([countTabs(asker), weddingId && loadMine(weddingId)]);
  return { tabs, mine };
}

export const action = handleChosenAction;
export const clientAction = createClientAction(chosenActions);

export function meta() {
  return [{ title: `${vendorScreenTexts.tabs.mine} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function MyVendors({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { tabs, mine } = loaderData;
  return (
    <>
      <ActionNotice actions={chosenActions} result={actionData} />
      <VendorsHead current="mine" counts={tabs} />
      {mine ? <MineScreen mine={mine} /> : <NoWedding text={texts.noWedding} />}
    </>
  );
}

type Opened =
  | { kind: "edit"; id: string; vendor: ChosenVendor | null; category?: VendorCategory }
  | { kind: "budget"; vendor: ChosenVendor };

function MineScreen({ mine }: { mine: Mine }) {
  usePreload(chosenParts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { parts, newId, weddingId } = mine;
  const chosen = parts.flatMap((part) => part.chosen);
  const edit = useCallback(
    (vendor: ChosenVendor) => setOpened({ kind: "edit", id: vendor.id, vendor }),
    [],
  );
  const putIntoBudget = useCallback(
    (vendor: ChosenVendor) => setOpened({ kind: "budget", vendor }),
    [],
  );
  useDraftedRow(chosenDraftKey, weddingId, chosen, (id, vendor) =>
    setOpened({ kind: "edit", id, vendor }),
  );
  const close = () => setOpened(null);
  return (
    <>
      <ConnectionNotice
        topics={[vendorTopics.chosenVendors, budgetTopics.budget]}
        text={vendorScreenTexts.connectionLost}
      />
      <noscript>
        <Notice>{texts.needsScript}</Notice>
      </noscript>
      <MineStats mine={mine} />
      <CastList mine={mine} onEdit={edit} onBudget={putIntoBudget} />
      <p className="noscript:hidden">
        <Button type="button" onClick={() => setOpened({ kind: "edit", id: newId, vendor: null })}>
          <Icon icon={Plus} />
          {texts.add}
        </Button>
      </p>
      {opened?.kind === "edit" && (
        <ChosenDialog
          key={opened.id}
          id={opened.id}
          vendor={opened.vendor && (chosen.find(({ id }) => id === opened.id) ?? opened.vendor)}
          weddingId={weddingId}
          onClose={close}
        />
      )}
      {opened?.kind === "budget" && (
        <BudgetDialog
          key={opened.vendor.id}
          vendor={opened.vendor}
          budget={mine.budget}
          weddingId={weddingId}
          onClose={close}
        />
      )}
    </>
  );
}
