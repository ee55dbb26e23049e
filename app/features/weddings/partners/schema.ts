import { z } from "zod";
import { emailAddress } from "#app/features/accounts/schema.ts";

export const invitePartnerForm = z.object({ partnerEmail: emailAddress });
