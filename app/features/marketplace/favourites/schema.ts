import { z } from "zod";
import { verbatim } from "#app/platform/http/form-fields.server.ts";
import { safePath } from "#app/platform/http/safe-path.ts";
import { listingNumber } from "../enquiries/schema.ts";
import { parseIds } from "./rules.ts";

/** `back` is the page of a form that was sent without script. */
export const favouriteForm = z.object({
  listingId: listingNumber,
  back: verbatim().transform((path) => path && safePath(path, "/favorites")),
});

export const mergeForm = z.object({ ids: verbatim().transform(parseIds) });
