import { requireUser } from "#app/features/accounts/access.server.ts";
import { registerVendor } from "#app/features/vendors/profile/commands.server.ts";
import { registrationSchema } from "#app/features/vendors/profile/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { registerActions } from "./actions.ts";

export const handleRegistration = implementActions(registerActions, requireUser, {
  register: {
    input: registrationSchema,
    run: async (user, registration) => {
      await registerVendor(user, registration);
      return { ok: true, redirectTo: "/for-vendors" };
    },
  },
});
