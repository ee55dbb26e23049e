/** Starts the embedded PostgreSQL. */
export async function startEmbeddedPostgres(
  _dataDir: string,
  _progress: (step: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  throw new Error("not yet");
}
