import { notFound } from "#app/platform/http/responses.server.ts";

export function loader() {
  throw notFound();
}
