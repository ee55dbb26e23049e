import { z } from "zod";
import { accountEmail } from "#app/platform/http/form-fields.server.ts";
import { newsletterTexts } from "./texts.ts";

const { required, invalid } = newsletterTexts.errors;

export const subscriptionSchema = z.object({ email: accountEmail({ required, invalid }) });
