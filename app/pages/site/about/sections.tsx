import { aboutTexts } from "./texts.ts";

const { story, values, team } = aboutTexts;

const drawings = import.meta.glob<string>("./drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function StorySection() {
  return (
    <section className="wrap grid gap-4 pt-14 lg:grid-cols-[minmax(12rem,21rem)_minmax(0,40rem)] lg:gap-16 lg:pt-26">
      <h2 className="text-d31">{story.heading}</h2>
      <div>
        <p className="font-display text-[1.5rem]/8 font-[380] tracking-[-0.012em] text-pretty lg:text-[1.9375rem]/10">
          {story.lead}
        </p>
        {story.paragraphs.map((text) => (
          <p key={text} className="mt-3.5 max-w-[36em] text-pretty text-ink-2 lg:mt-5 lg:text-18">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** With `hasTextModel`, a language model can write the draft of a wedding page. */
export function ValuesSection({ hasTextModel }: { hasTextModel: boolean }) {
  const shown = values.list.map((value) =>
    hasTextModel && "withTextModel" in value ? value.withTextModel : value,
  );
  return (
    <section aria-labelledby="verdier" className="wrap mt-14 lg:mt-28">
      <h2 id="verdier" className="sr-only">
        {values.heading}
      </h2>
      <ul>
        {shown.map(({ title, text }) => (
          <li
            key={title}
            className="relative border-t border-ink pt-4.5 pb-7.5 before:absolute before:-top-1.25 before:left-0 before:size-2.25 before:rounded-full before:bg-berry lg:grid lg:grid-cols-[minmax(0,43.75rem)_minmax(17.5rem,1fr)] lg:items-end lg:gap-16 lg:pt-7 lg:pb-10"
          >
            <h3 className="text-[2rem]/9.5 font-[370] tracking-[-0.018em] lg:text-[3.8125rem]/16">
              {title}
            </h3>
            <p className="mt-2 max-w-[32em] text-pretty text-ink-2 lg:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TeamSection() {
  return (
    <section aria-labelledby="arbeidet" className="wrap pt-8 lg:pt-20">
      <h2 id="arbeidet" className="text-d31">
        {team.heading}
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3 lg:mt-10 lg:gap-14">
        {team.list.map(({ drawing, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[7rem_1fr] items-center gap-5 sm:max-lg:grid-cols-1 sm:max-lg:content-start lg:grid-cols-[9.375rem_1fr] lg:gap-6"
          >
            <img
              src={drawings[`./drawings/${drawing}.svg`]}
              alt=""
              width={200}
              height={250}
              loading="lazy"
              className="h-auto w-full sm:max-lg:w-32"
            />
            <div>
              <h3 className="text-d20">{name}</h3>
              <p className="mt-1 text-15 text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
