import { z } from "zod";
import { instant } from "#app/platform/http/form-fields.server.ts";

export const seenSchema = z.object({ seen: instant() });
