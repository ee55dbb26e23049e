import { z } from "zod";
import { choice, id, ids } from "#app/platform/http/form-fields.server.ts";
import { sendersPerPage } from "./held-query.ts";

/** Both partners may decide at once: what is no longer in the state `from` stays as it is. */
const from = choice(["held", "hidden", "let-in"]);

export const crowdRef = z.object({ crowd: id(), from });

export const senderRefs = z.object({
  sender: ids({ min: 1, max: sendersPerPage }),
  from,
});

export const crowdRefs = z.object({ crowd: ids({ max: 1000 }) });
