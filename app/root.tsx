import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { fontPreloads } from "#app/ui/font-preloads.ts";
import { usePageRequest } from "#app/ui/request-provider.tsx";
import stylesheet from "#app/ui/styles.css?url";
import type { Route } from "./+types/root.ts";
import { pageHandle } from "./client/page-handle.ts";
import { ErrorPage } from "./pages/site/error-page.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = usePageRequest();
  const { hydrate, ownHead, stylesFirst } = pageHandle(useMatches());
  return (
    <html lang="nb" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!(ownHead || stylesFirst) &&
          fontPreloads.map((font) => <link key={font.href} {...font} />)}
        {!ownHead && <SharedHead />}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {hydrate !== false && <ScrollRestoration nonce={nonce} />}
        {hydrate !== false && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

function SharedHead() {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#faf7f2" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
