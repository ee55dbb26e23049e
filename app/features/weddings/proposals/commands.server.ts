import { now } from "#app/platform/clock.ts";
import { parseJson } from "#app/platform/json.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { askTextModel, TextModelError } from "#app/platform/text-model/text-model.server.ts";
import {
  type ByTone,
  modelLimit,
  type Proposal,
  proposalLimit,
  type Segment,
  type Tone,
  type WriterOutcome,
} from "./rules.ts";
import { modelReplySchema, type ProposalRequest } from "./schema.ts";
import { attribute } from "./writer/attribution.ts";
import { proposeProgram, proposeThemes } from "./writer/design.ts";
import { promptFor, topicsOf } from "./writer/model-prompt.ts";
import { redact } from "./writer/redaction.ts";
import { writeStory } from "./writer/story.ts";

export function rateLimitProposals(clientIp: string): Promise<RateLimitResult> {
  return consume("proposal", clientIp, proposalLimit);
}

/** Stores nothing. Whatever happens to the language model, the couple gets a proposal. */
export async function writeProposal(
  told: ProposalRequest,
  clientIp: string,
  signal: AbortSignal,
): Promise<Proposal> {
  const story = writeStory(told, told, told.variation, now());
  const own = { ...story, themes: proposeThemes(told), program: proposeProgram(told, told) };
  if (told.writer === "jaord") return { ...own, writtenBy: "jaord" };
  const limited = await consume("proposal-model", clientIp, modelLimit);
  if (!limited.ok) return { ...own, writtenBy: "model-limited" };
  const written = await writeByModel(told, signal);
  const writtenBy: WriterOutcome = written ? "model" : "model-failed";
  return { ...own, ...written, writtenBy };
}

type Written = Pick<Proposal, "paragraphs" | "greetings">;

async function writeByModel(told: ProposalRequest, signal: AbortSignal): Promise<Written | null> {
  const slip = redact(told, told);
  try {
    const reply = await askTextModel(promptFor(slip, told), signal);
    return readReply(reply, told, slip.names);
  } catch (error) {
    if (!(error instanceof TextModelError)) throw error;
    log().warn({ reason: error.message }, "text model failed");
    return null;
  }
}

function readReply(reply: string, told: ProposalRequest, names: readonly string[]): Written {
  const count = topicsOf(told).length;
  const parsed = modelReplySchema(count, names).safeParse(parseJson(unfenced(reply)));
  if (!parsed.success) throw new TextModelError("reply not as agreed");
  const texts = parsed.data;
  const byTone = (text: (tone: Tone) => string): ByTone<Segment[]> => ({
    warm: attribute(text("warm"), told),
    light: attribute(text("light"), told),
    solemn: attribute(text("solemn"), told),
  });
  return {
    paragraphs: Array.from({ length: count }, (_, row) =>
      byTone((tone) => texts[tone].paragraphs[row] ?? ""),
    ),
    greetings: byTone((tone) => texts[tone].greeting),
  };
}

/** Models like to fence JSON. */
function unfenced(reply: string): string {
  return reply.slice(reply.indexOf("{"), reply.lastIndexOf("}") + 1);
}
