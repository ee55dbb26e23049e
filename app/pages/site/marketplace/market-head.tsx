import { artPath } from "#app/ornament/art-path.ts";
import { marketTexts as texts } from "./texts.ts";

/** Things stand on the hairline as on a shelf. */
export function MarketHead() {
  return (
    <section className="overflow-hidden border-b-[1.5px] border-ink pt-7 lg:pt-14">
      <div className="wrap grid gap-5 lg:grid-cols-[1fr_minmax(0,700px)] lg:items-end lg:gap-0">
        <div className="lg:pb-9">
          <h1 className="text-d49">{texts.title}</h1>
          <p className="mt-1.5 text-18 text-ink-2">{texts.lead}</p>
        </div>
        <img
          src={artPath("frieze")}
          alt=""
          width={700}
          height={120}
          fetchPriority="high"
          className="-ml-5 h-auto w-155 max-w-none lg:ml-0 lg:w-full"
        />
      </div>
    </section>
  );
}
