import type { ReactNode } from "react";
import { config } from "#app/platform/config.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { Sprig } from "#app/ui/art/sprig.tsx";
import { Logomark, Wordmark } from "#app/ui/logo.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import tokens from "#app/ui/tokens.css?raw";
import type { Route } from "./+types/dev-ui.ts";
import { Buttons, Fields } from "./dev-ui/controls.tsx";
import { Colors, Lettering, Measures, readColors } from "./dev-ui/foundations.tsx";
import { Messages, Overlays, Signs } from "./dev-ui/messages.tsx";
import { Drawings, Sheets } from "./dev-ui/sheets.tsx";

export function loader() {
  if (config().production) throw notFound();
  return { colors: readColors(tokens) };
}

export function meta() {
  return [{ title: "Byggesett – Jaord" }, { name: "robots", content: "noindex" }];
}

export default function DevUi({ loaderData }: Route.ComponentProps) {
  const sections: Record<string, ReactNode> = {
    Farger: <Colors colors={loaderData.colors} />,
    Skrift: <Lettering />,
    Mål: <Measures />,
    Knapper: <Buttons />,
    Felt: <Fields />,
    Merker: <Signs />,
    Beskjeder: <Messages />,
    "Dialog, skuff og meny": <Overlays />,
    "Ark, tall og faner": <Sheets />,
    "Ikoner og tegninger": <Drawings />,
  };
  return (
    <main className="wrap py-14 lg:pb-20">
      <header className="flex flex-wrap items-center gap-x-16 gap-y-6 pb-10">
        <h1>
          <Wordmark height={84} />
        </h1>
        <Logomark height={96} className="max-sm:hidden" />
        <Sprig
          viewBox="0 0 360 150"
          width={360}
          height={150}
          className="max-w-full lg:ml-auto"
          plans={[
            {
              seed: 11,
              stem: [
                [10, 110],
                [110, 150],
                [210, 40],
                [340, 60],
              ],
              leaves: 15,
              leafLength: 36,
              thickness: 4,
              clusters: [
                { t: 0.45, count: 6, radius: 8, angle: 1.6 },
                { t: 0.75, count: 6, radius: 7.5, angle: 1.5 },
              ],
            },
          ]}
        />
      </header>
      {Object.entries(sections).map(([title, content], index) => (
        <section
          key={title}
          className="grid gap-6 border-t border-rule-2 pt-7 pb-10 lg:grid-cols-[176px_minmax(0,1fr)]"
        >
          <h2 className="flex gap-3 text-d20">
            <span className="font-text text-14/6.5 font-medium text-muted tabular-nums">
              {index + 1}
            </span>
            {title}
          </h2>
          <div className="min-w-0">{content}</div>
        </section>
      ))}
      <Toaster />
    </main>
  );
}
