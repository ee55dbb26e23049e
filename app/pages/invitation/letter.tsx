import { Ornament } from "#app/pages/wedding-page/sections/ornament-image.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";
import { invitationTexts } from "./texts.ts";
import type { Invitation } from "./view.server.ts";

const texts = invitationTexts.letter;

/** The invitation as a card in an open envelope. */
export function Letter({ invitation }: { invitation: Invitation }) {
  const { names, letter, drawings, people, path, hasAnswered, theme } = invitation;
  const to = invitationTexts.list(names);
  return (
    <>
      <section className="letter" aria-label={texts.label(to)}>
        <Flap invitation={invitation} />
        <div className="letter-inside" />
        <div className="letter-card">
          <p className="letter-dear">{texts.dear}</p>
          <p className="letter-to">
            <Names names={names} />
          </p>
          <p className="letter-text">
            {letter.text} {texts.please(people.length)}
          </p>
          {letter.companions && <p className="letter-plus">{letter.companions}</p>}
          <p className="letter-from">
            <CoupleNames names={invitation.coupleNames} />
          </p>
        </div>
        <div className="letter-pocket">
          <svg viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
            <path className="letter-front" d="M0 0 186 78q14 6 28 0L400 0v200H0Z" />
            <path className="letter-crease" d="M0 200 176 92m224 108L224 92" />
          </svg>
          <a
            className="button button-primary"
            href={hasAnswered ? `${path}?takk=1` : `${path}?svar=1`}
          >
            {hasAnswered ? texts.seeAnswer : texts.answer(people.length)}
          </a>
          {invitation.hasDeadline && <p>{texts.deadline(invitation.deadline)}</p>}
          <svg
            className="letter-folds"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 100 50 0l50 100" />
          </svg>
        </div>
        {theme !== "modern" &&
          drawings.corners.map((corner, index) => (
            <Ornament
              key={corner.src}
              image={corner}
              className={`letter-spray letter-spray-${index === 0 ? "a" : "b"}`}
            />
          ))}
      </section>
      <p className="letter-more">
        {texts.below}
        <Icon icon={ChevronDown} />
      </p>
      <opened-invitation />
    </>
  );
}

export function CoupleNames({ names }: { names: readonly [string, string] }) {
  return (
    <>
      <bdi>{names[0]}</bdi> <span className="amp">&amp;</span> <bdi>{names[1]}</bdi>
    </>
  );
}

/** No name is broken into two lines. */
function Names({ names }: { names: readonly string[] }) {
  const parts = new Intl.ListFormat("nb", { type: "conjunction" }).formatToParts(names);
  let before = "";
  const words: string[] = [];
  for (const { type, value } of parts) {
    if (type === "element") {
      words.push(before + value);
      before = "";
    } else if (value.trim() === ",") {
      words[words.length - 1] += ",";
    } else {
      before = `${value.trim()}\u00a0`;
    }
  }
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of a household may share a name
    <span key={index}>{index > 0 ? ` ${word}` : word}</span>
  ));
}

function Flap({ invitation: { drawings, theme } }: { invitation: Invitation }) {
  if (theme === "modern") {
    const { src, width, height } = drawings.photo;
    return (
      <div className="letter-flap">
        <img src={src} width={width} height={height} alt="" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100 50 .3 100 100" />
        </svg>
      </div>
    );
  }
  return (
    <div className="letter-flap">
      <svg viewBox="0 0 358 216" preserveAspectRatio="none" aria-hidden="true">
        <path className="letter-front" d="M0 216 163 12q16-14 32 0l163 204Z" />
        <path className="letter-lining" d="M30 216 168 26q11-9 22 0l138 190Z" />
      </svg>
      <div className="letter-flowers">
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one drawing
          <Ornament key={index} image={drawings.lining} />
        ))}
      </div>
    </div>
  );
}
