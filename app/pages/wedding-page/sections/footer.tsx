import type { FooterView } from "../page-view.server.ts";
import { pageTexts } from "../texts.ts";
import { Ornament } from "./ornament-image.tsx";

export function Footer({ footer }: { footer: FooterView }) {
  return (
    <footer className="foot">
      <div className="monogram" aria-hidden="true">
        <Ornament image={footer.wreath} />
        <b>
          {footer.initials.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two letters, possibly the same
            <bdi key={index}>{letter}</bdi>
          ))}
        </b>
      </div>
      <p className="foot-names">
        <bdi>{footer.names[0]}</bdi> &amp; <bdi>{footer.names[1]}</bdi>
      </p>
      <p>
        <a href="/">{pageTexts.madeWith}</a> · <a href="/privacy">{pageTexts.privacy}</a>
      </p>
    </footer>
  );
}
