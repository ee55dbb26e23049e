import { z } from "zod";
import {
  choice,
  count,
  date,
  line,
  optional,
  time,
} from "#app/platform/http/form-fields.server.ts";
import { maxLengths } from "../rules.ts";
import { texts as weddingTexts } from "../texts.ts";
import { maxFactLength, parties, proposers, seasons, tones } from "./rules.ts";
import { restoreNames } from "./writer/redaction.ts";

const { errors } = weddingTexts;

const fact = () => line({ max: maxFactLength, tooLong: errors.tooLong(maxFactLength) });

const field = (name: "bride" | "groom" | "venue" | "city") =>
  line({ max: maxLengths[name], tooLong: errors.tooLong(maxLengths[name]) });

export const proposalRequestSchema = z.object({
  bride: field("bride"),
  groom: field("groom"),
  venue: field("venue"),
  city: field("city"),
  weddingDate: optional(
    date({
      min: "1900-01-01",
      max: "2200-12-31",
      invalid: errors.date,
      outOfRange: errors.dateRange,
    }),
    "",
  ),
  ceremonyTime: optional(time(errors.time), ""),
  met: fact(),
  proposer: optional(choice(proposers), ""),
  proposal: fact(),
  loves: fact(),
  season: optional(choice(seasons), ""),
  party: optional(choice(parties), ""),
  tone: optional(choice(tones), "warm"),
  /** Counts "Skriv på nytt". */
  variation: optional(count({ max: 999, invalid: errors.unknown }), 0),
  /** Consent: only with it, and for this request, anything is sent to the model. */
  writer: optional(choice(["jaord", "model"]), "jaord"),
});

export type ProposalRequest = z.output<typeof proposalRequestSchema>;

const maxParagraphLength = 700;
const maxGreetingLength = 160;
/** A model's text is plain: whatever looks like markup, a link or a mark of ours is refused. */
const isPlain = (text: string) => !/[<>{}[\]\\|`\p{Cc}]|https?:|www\./iu.test(text);

/** @param names stand behind the marks of the slip */
export function modelReplySchema(paragraphs: number, names: readonly string[]) {
  const plain = (max: number) =>
    z
      .string()
      .max(max)
      .transform((text) => restoreNames(text, names).trim())
      .refine((text) => text !== "" && isPlain(text));
  const written = z.object({
    paragraphs: z.array(plain(maxParagraphLength)).length(paragraphs),
    greeting: plain(maxGreetingLength),
  });
  return z.record(z.enum(tones), written);
}
