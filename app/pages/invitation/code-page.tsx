import { codePath } from "#app/features/guests/codes/rules.ts";
import { StandaloneDocument } from "#app/pages/wedding-page/standalone-document.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import styles from "./styles/code-page.css?inline";
import { invitationTexts } from "./texts.ts";

const texts = invitationTexts.code;

interface CodePageProps {
  title: string;
  text: string;
  action: string;
  typed?: string;
  note?: string | null;
}

/** A page in the product's own design, with a field for the code of a printed card. */
export function CodePage({ title, text, action, typed = "", note = null }: CodePageProps) {
  return (
    <StandaloneDocument css={styles} icon="/favicon.svg">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="code-page">
        <header>
          <a href="/">
            <Wordmark height={26} />
          </a>
        </header>
        <main>
          <EmptyEnvelope />
          <h1>{title}</h1>
          <p>{text}</p>
          <form method="post" action={codePath}>
            <label htmlFor="code">{texts.label}</label>
            <div className="code-field">
              <input
                id="code"
                name="code"
                type="text"
                defaultValue={typed}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="code-hint"
              />
              <button type="submit">{action}</button>
            </div>
            {note && (
              <p className="code-wait" role="status">
                {note}
              </p>
            )}
          </form>
        </main>
        <footer id="code-hint">{texts.hint}</footer>
      </div>
    </StandaloneDocument>
  );
}

function EmptyEnvelope() {
  return (
    <svg viewBox="0 0 320 250" width="320" height="250" aria-hidden="true">
      <path className="flap" d="M30 112 152 16q8-6 16 0l122 96" />
      <path className="lining" d="M56 112 153 36q7-5 14 0l97 76Z" />
      <path className="inside" d="M30 112h260v120H30Z" />
      <path className="pocket" d="m30 112 116 76q14 9 28 0l116-76v120H30Z" />
      <path className="fold" d="m31 231 100-54m158 54-100-54" />
    </svg>
  );
}
