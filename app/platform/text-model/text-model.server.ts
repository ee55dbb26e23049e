import { z } from "zod";
import { config, type TextModelSettings } from "#app/platform/config.server.ts";
import { parseJson } from "#app/platform/json.ts";

export interface Prompt {
  /** What the model is told to do. */
  instructions: string;
  /** What people wrote: material, never instructions. */
  material: string;
}

/** The model did not answer as agreed: it was slow, down, too long or no stream of an answer. */
export class TextModelError extends Error {}

const maxResponseBytes = 256 * 1024;
const maxTextLength = 20_000;
const maxTokens = 3_000;

const eventSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })),
});

/** The host to which `askTextModel` sends; null when no model is configured. */
export function textModelHost(): string | null {
  const { textModel } = config();
  return textModel ? new URL(textModel.url).host : null;
}

/** Returns what the model of an OpenAI-compatible endpoint wrote, or throws TextModelError. */
export async function askTextModel(prompt: Prompt, signal?: AbortSignal): Promise<string> {
  const { textModel } = config();
  if (!textModel) throw new TextModelError("no text model is configured");
  const idle = new AbortController();
  const restartIdle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), textModel.idleMs);
  };
  let timer = setTimeout(() => idle.abort(), textModel.idleMs);
  const limits = [
    idle.signal,
    AbortSignal.timeout(textModel.timeoutMs),
    ...(signal ? [signal] : []),
  ];
  try {
    const response = await request(textModel, prompt, AbortSignal.any(limits));
    return await readAnswer(response, restartIdle);
  } catch (error) {
    if (error instanceof TextModelError) throw error;
    // The cause may quote what was sent.
    throw new TextModelError(idle.signal.aborted ? "silent for too long" : "not answered");
  } finally {
    clearTimeout(timer);
    // Also ends the connection of an answer that was too long.
    idle.abort();
  }
}

async function request(
  { url, key, name }: TextModelSettings,
  { instructions, material }: Prompt,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    signal,
    redirect: "error",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model: name,
      stream: true,
      max_tokens: maxTokens,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: material },
      ],
    }),
  });
  if (!response.ok) throw new TextModelError(`status ${response.status}`);
  return response;
}

async function readAnswer(response: Response, onChunk: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let buffer = "";
  let text = "";
  for await (const chunk of response.body ?? []) {
    onChunk();
    bytes += chunk.length;
    if (bytes > maxResponseBytes) throw new TextModelError("answer too long");
    const lines = (buffer + decoder.decode(chunk, { stream: true })).split("\n");
    buffer = lines.pop() ?? "";
    for (const line of lines) {
      const data = /^data: ?(.*?)\r?$/.exec(line)?.[1];
      if (data === undefined) continue;
      // A stream that ends without this was cut off.
      if (data === "[DONE]") return text;
      text += contentOf(data);
      if (text.length > maxTextLength) throw new TextModelError("text too long");
    }
  }
  throw new TextModelError("answer not complete");
}

function contentOf(data: string): string {
  const parsed = eventSchema.safeParse(parseJson(data));
  if (!parsed.success) throw new TextModelError("answer not understood");
  return parsed.data.choices.map(({ delta }) => delta.content ?? "").join("");
}
