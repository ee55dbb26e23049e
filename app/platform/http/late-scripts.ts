const preloadLink = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;

/**
 * Lets the scripts of a page wait for its styles, with which they would share a slow line: the first
 * paint needs the styles only. A browser runs a script of the page when the styles before it have
 * arrived, but loads what a link preloads at once, so a script adds the links.
 */
export function loadScriptsAfterStyles(html: string, nonce: string): string {
  const addresses = [...html.matchAll(preloadLink)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const script = `<script nonce="${nonce}">for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))</script>`;
  // Hydration accepts more at the end of the body than was rendered.
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end).replaceAll(preloadLink, "") + script + html.slice(end);
}
