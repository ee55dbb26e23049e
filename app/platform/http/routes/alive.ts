/** Liveness: whether this process responds at all. Does not depend on the database. */
export function loader() {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
