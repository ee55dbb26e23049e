import { useEffect, useRef } from "react";
import { type ShouldRevalidateFunctionArgs, useActionData, useFetcher } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { usePrintOnLoad } from "../print-on-load.ts";
import { PrintPage } from "../print-page.tsx";
import { printQuery } from "../print-query.ts";
import { printTexts } from "../texts.ts";
import type { Route } from "./+types/kitchen.ts";
import { handleKitchenAction } from "./actions.server.ts";
import { kitchenActions } from "./actions.ts";
import { Changes } from "./changes.tsx";
import { loadKitchenSheet } from "./load-kitchen.server.ts";
import { MealTable } from "./meal-table.tsx";
import { Diets, SevereAllergies, SmallPlan } from "./sections.tsx";

const { kitchen: texts } = printTexts;

export const handle = { ownHead: true };

export const action = handleKitchenAction;
export const clientAction = createClientAction(kitchenActions);

export async function loader({ request }: Route.LoaderArgs) {
  return loadKitchenSheet(await requireOwnedWedding(request));
}

/** The sheet that was sent to the printer stays, with what had changed until then. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !(actionResult as ActionResult | undefined)?.ok;
}

export function meta() {
  return [{ title: printTexts.documentTitle("kitchen") }, { name: "robots", content: "noindex" }];
}

export default function Kitchen({ loaderData }: Route.ComponentProps) {
  const { css, facts, fingerprint, sheet, map, changes } = loaderData;
  const { persons, children, tables, severe, diets, meals } = sheet;
  return (
    <PrintPage
      sheet="kitchen"
      css={css}
      facts={facts}
      options={printQuery.parse(new URLSearchParams())}
      printButton={<RecordingPrintButton fingerprint={fingerprint} />}
    >
      {/* Its foot keeps the room free in which each page repeats the lines at the bottom. */}
      <table className="pages" role="presentation">
        <tbody>
          <tr>
            <td className="content">
              <header className="head">
                <div>
                  <p>{texts.title}</p>
                  <h2>{texts.couple(...facts.couple)}</h2>
                </div>
                <dl>
                  <Fact label={texts.date}>{facts.date}</Fact>
                  <Fact label={texts.place}>{facts.place}</Fact>
                  <Fact label={texts.persons}>
                    <b>{persons}</b>
                    {children > 0 && texts.children(children)}
                  </Fact>
                  <Fact label={texts.tables}>
                    <b>{tables}</b>
                  </Fact>
                </dl>
              </header>
              <SevereAllergies lines={severe} />
              {changes && <Changes changes={changes} />}
              <div className={diets.length > 14 ? undefined : "beside"}>
                {map && <SmallPlan map={map} />}
                <Diets lines={diets} />
              </div>
              <MealTable meals={meals} />
              <section className="notes-by-hand">
                <h2>{texts.notes}</h2>
                <ul>
                  <li>{texts.phone}</li>
                  <li />
                  <li />
                </ul>
              </section>
            </td>
          </tr>
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td className="foot-room" />
          </tr>
        </tfoot>
      </table>
      <footer className="foot">
        <span>{facts.version}</span>
        <span>{texts.destroy}</span>
      </footer>
    </PrintPage>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Records what is on the sheet, then prints. Without script it only records. */
function RecordingPrintButton({ fingerprint }: { fingerprint: string }) {
  const fetcher = useFetcher<ActionResult>();
  const sentWithoutScript = useActionData<ActionResult>();
  const result = fetcher.data ?? sentWithoutScript;
  const form = useRef<HTMLFormElement>(null);
  usePrintOnLoad(() => form.current?.requestSubmit());
  useEffect(() => {
    if (fetcher.data?.ok) window.print();
  }, [fetcher.data]);
  return (
    <fetcher.Form ref={form} method="post">
      <input type="hidden" name="intent" value="print" />
      <input type="hidden" name="sheet" value={fingerprint} />
      <button type="submit" disabled={fetcher.state !== "idle"}>
        <span className="print">{printTexts.print}</span>
        <span className="record">{printTexts.mark.withoutScript}</span>
      </button>
      <p role="status" className="result">
        {result?.ok && printTexts.mark.done}
        {result && !result.ok && "message" in result && result.message}
      </p>
    </fetcher.Form>
  );
}
