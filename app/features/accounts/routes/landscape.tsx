import { renderToStaticMarkup } from "react-dom/server";
import { Landscape } from "../components/landscape.tsx";

let drawn: string | undefined;

/** The picture beside the forms, as a file of its own: phones never load it, others load it once. */
export function loader() {
  drawn ??= renderToStaticMarkup(<Landscape />);
  return new Response(drawn, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
