import { pageTexts } from "../texts.ts";

export function StorySection({ story }: { story: string }) {
  const paragraphs = story.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <section className="story" aria-labelledby="story">
      <h2 id="story">{pageTexts.story}</h2>
      <div className="story-text">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <p key={index}>{paragraph.trim()}</p>
        ))}
      </div>
    </section>
  );
}
