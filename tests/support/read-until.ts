/** Reads a stream's text until `wanted` is in it. Throws when the stream ends before. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<string> | undefined,
  wanted: string,
): Promise<string> {
  let text = "";
  while (!text.includes(wanted)) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) throw new Error(`the stream ended before "${wanted}": ${text}`);
    text += value;
  }
  return text;
}
