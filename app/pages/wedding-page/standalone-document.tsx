import type { ReactNode } from "react";
import { usePageRequest } from "#app/ui/request-provider.tsx";

interface StandaloneDocumentProps {
  css: string;
  fonts?: readonly string[];
  icon?: string;
  script?: string;
  children: ReactNode;
}

/**
 * Inlines its styles, so that the first paint needs no second request. The script comes after the
 * fonts and the picture that readers see first.
 */
export function StandaloneDocument(props: StandaloneDocumentProps) {
  const { nonce } = usePageRequest();
  return (
    <>
      {props.fonts?.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {props.icon && <link rel="icon" href={props.icon} type="image/svg+xml" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets and checked colours */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: props.css }} />
      {props.children}
      {props.script && <script type="module" src={props.script} fetchPriority="low" />}
    </>
  );
}
