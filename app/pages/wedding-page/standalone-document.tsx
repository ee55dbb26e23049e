import type { ReactNode } from "react";
import { usePageRequest } from "#app/ui/request-provider.tsx";

interface StandaloneDocumentProps {
  /** Everything the first paint needs. */
  css: string;
  displayFont?: string;
  icon?: string;
  /** Address of the page's own elements. */
  script?: string;
  children: ReactNode;
}

/** A page that brings its own styles in the answer itself and needs no script to be read. */
export function StandaloneDocument(props: StandaloneDocumentProps) {
  const { nonce } = usePageRequest();
  return (
    <>
      {props.displayFont && (
        <link rel="preload" as="font" type="font/woff2" href={props.displayFont} crossOrigin="" />
      )}
      {props.icon && <link rel="icon" href={props.icon} type="image/svg+xml" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets and checked colours */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: props.css }} />
      {props.children}
      {props.script && <script type="module" src={props.script} nonce={nonce} />}
    </>
  );
}
