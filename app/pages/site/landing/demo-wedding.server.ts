/** The wedding the landing page shows as an example, or null where there is none. */
export async function demoWeddingId(): Promise<string | null> {
  return null;
}
