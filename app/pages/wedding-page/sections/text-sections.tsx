import { LinkedText } from "#app/ui/linked-text.tsx";
import { DayLinks } from "../calendar/day-links.tsx";
import type { ProgramItem } from "../page-view.server.ts";
import { pageTexts } from "../texts.ts";
import { Ornament } from "./ornament-image.tsx";

const maxLeadLength = 240;

export function StorySection({ story }: { story: string }) {
  const paragraphs = story.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <section className="story" aria-labelledby="story">
      <h2 id="story">{pageTexts.story}</h2>
      <div className="story-text">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <p key={index} className={index === 0 ? openingClass(paragraph) : undefined}>
            <LinkedText text={paragraph.trim()} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** A long paragraph is hard to read in the style of a lead, a drop cap needs three lines. */
function openingClass(paragraph: string): string {
  return paragraph.length <= maxLeadLength ? "story-lead" : "story-opening";
}

export function ProgramSection({ items }: { items: ProgramItem[] }) {
  return (
    <section className="program" aria-labelledby="program">
      <h2 id="program">{pageTexts.program.title}</h2>
      <div className="program-list" data-count={items.length}>
        {items.map((item) => (
          <article className="program-item" key={item.title}>
            <Ornament image={item.drawing} className="program-art" />
            <div>
              <h3>{item.title}</h3>
              {item.time && <p className="program-time">{item.time}</p>}
              {item.place && <p className="program-place">{item.place}</p>}
              {item.text && (
                <p className="program-text">
                  <LinkedText text={item.text} />
                </p>
              )}
              {item.links && <DayLinks links={item.links} />}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
