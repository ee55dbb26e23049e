import { z } from "zod";
import { choice, id } from "#app/platform/http/form-fields.server.ts";
import { grantableRoles } from "../rules.ts";

export const roleSchema = z.object({ user: id(), role: choice(grantableRoles) });
