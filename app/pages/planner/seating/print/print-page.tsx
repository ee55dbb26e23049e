import type { ReactNode } from "react";
import { StandaloneDocument } from "#app/pages/wedding-page/standalone-document.tsx";
import type { PrintFacts } from "./load-print.server.ts";
import { usePrintOnLoad } from "./print-on-load.ts";
import { type PrintOptions, type SheetName, sheetOptions, sheetPath } from "./print-query.ts";
import { printTexts as texts } from "./texts.ts";

interface PrintPageProps {
  sheet: SheetName;
  css: string;
  facts: PrintFacts;
  options: PrintOptions;
  /** Nobody has a table yet. */
  isEmpty?: boolean;
  /** In place of the button that prints. */
  printButton?: ReactNode;
  children: ReactNode;
}

/** The sheets, with a bar for the screen above them. Needs no script but for its button. */
export function PrintPage(props: PrintPageProps) {
  const { sheet, css, facts, options, isEmpty = false, printButton, children } = props;
  return (
    <StandaloneDocument css={css}>
      <header className="bar">
        <h1>{texts.sheets[sheet]}</h1>
        <a href="/seating-chart">{texts.back}</a>
        {printButton ?? <PrintButton />}
        <OptionLinks sheet={sheet} facts={facts} options={options} />
        <div className="notes">
          <p>{isEmpty ? texts.empty : texts.hints[sheet]}</p>
          {facts.unseated > 0 && <p className="unseated">{texts.unseated(facts.unseated)}</p>}
        </div>
      </header>
      <main className={`${facts.theme} ${options.drakt}`}>{children}</main>
    </StandaloneDocument>
  );
}

function PrintButton() {
  usePrintOnLoad(printNow);
  return (
    <button type="button" className="print" onClick={printNow}>
      {texts.print}
    </button>
  );
}

function printNow() {
  window.print();
}

/** What stands at the foot of a sheet. */
export function SheetVersion({ facts }: { facts: PrintFacts }) {
  return <p className="version">{facts.version}</p>;
}

function OptionLinks({
  sheet,
  facts,
  options,
}: Pick<PrintPageProps, "sheet" | "facts" | "options">) {
  const { plain, surname, a3, a4 } = texts.options;
  const all = {
    drakt: [
      ["theme", facts.themeName],
      ["plain", plain],
    ],
    navn: [
      ["first-name", texts.options["first-name"]],
      ["surname", surname],
    ],
    format: [
      ["a4", a4],
      ["a3", a3],
    ],
  } as const;
  return sheetOptions[sheet].map((name) => (
    <nav key={name} aria-label={texts.options[name]}>
      <span>{texts.options[name]}</span>
      {all[name].map(([choice, text]) => (
        <a
          key={choice}
          href={sheetPath(sheet, { ...options, [name]: choice })}
          aria-current={options[name] === choice ? "true" : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  ));
}
