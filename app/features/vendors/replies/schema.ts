import { z } from "zod";
import { id, text } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";

export const replySchema = z.object({
  review: id(),
  reply: text({
    max: maxLengths.reply,
    tooLong: tooLong("Svaret", maxLengths.reply),
    required: "Skriv et svar",
  }),
});
