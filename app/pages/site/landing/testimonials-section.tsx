import { ExampleBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/icons.ts";
import { Statistics } from "../statistics.tsx";
import plants from "./drawings/pressed-plants.svg?url";
import { testimonials } from "./samples.ts";
import { landingTexts } from "./texts.ts";

const { testimonials: texts } = landingTexts;

export function TestimonialsSection() {
  return (
    <section
      aria-labelledby="omtaler"
      className="late border-y border-[#d5dbd0] bg-[#e7eae2] pt-16 pb-14 lg:pt-28 lg:pb-22"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
          <h2 id="omtaler" className="text-d39">
            {texts.heading}
          </h2>
          <ExampleBadge>{texts.mark}</ExampleBadge>
        </div>
        <div className="relative mt-7 rounded-m border border-[#cfd3c8] bg-sheet px-5 py-2 lg:mt-11 lg:px-0 lg:py-5 lg:shadow-[5px_0_0_-1px_var(--color-sheet),5px_0_0_0_#cfd3c8,-5px_0_0_-1px_var(--color-sheet),-5px_0_0_0_#cfd3c8,10px_0_0_-1px_var(--color-sheet),10px_0_0_0_#cfd3c8,-10px_0_0_-1px_var(--color-sheet),-10px_0_0_0_#cfd3c8]">
          <i
            aria-hidden="true"
            className="absolute inset-y-0 left-1/2 -ml-2.25 w-4.25 border-x border-rule bg-[#f6f1e8] after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-[#c9c1b0] max-lg:hidden"
          />
          <div className="grid lg:grid-cols-2">
            {testimonials.map((testimonial) => (
              <Entry key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
          <i
            aria-hidden="true"
            className="absolute right-7 -bottom-5.5 h-7.5 w-3.5 bg-berry [clip-path:polygon(0_0,100%_0,100%_100%,50%_76%,0_100%)] lg:right-auto lg:-bottom-9 lg:left-[calc(50%+26px)] lg:h-11 lg:w-4.5"
          />
        </div>
        <Statistics className="mt-13 lg:mt-20" />
      </div>
    </section>
  );
}

function Entry({ testimonial }: { testimonial: (typeof testimonials)[number] }) {
  const { text, name, service, city, plant, pen } = testimonial;
  return (
    <figure
      className={`relative border-rule py-6.5 not-first:border-t lg:mx-9 lg:py-8.5 lg:not-first:border-t-0 lg:nth-[n+3]:border-t xl:mx-16 ${pen}`}
    >
      <img
        src={`${plants}#${plant}`}
        alt=""
        width={80}
        height={100}
        loading="lazy"
        className="absolute top-3.5 -right-1.5 h-auto w-16 lg:top-6 lg:-right-3 lg:w-21.5"
      />
      <span role="img" aria-label={texts.stars} className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} icon={Star} size={14} className="fill-messing stroke-2 text-messing" />
        ))}
      </span>
      <blockquote className="mt-3.5 mr-14 mb-3 font-display text-[1.3125rem]/7 font-[370] text-pretty lg:mr-26 lg:mb-4 lg:text-[1.5rem]/8">
        {text}
      </blockquote>
      <figcaption className="grid text-14">
        <b className="font-semibold">{name}</b>
        <span className="text-muted">
          {service} · {city}
        </span>
      </figcaption>
    </figure>
  );
}
