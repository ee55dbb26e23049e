import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  approveVendor,
  createVendor,
  type ModerationResult,
  reinstateVendor,
  rejectVendor,
  setCheck,
  suspendVendor,
  unverifyVendor,
  verifyVendor,
} from "#app/features/vendors/moderation/commands.server.ts";
import {
  checkSchema,
  createdVendorSchema,
  optionalReasonSchema,
  reasonSchema,
  vendorRef,
} from "#app/features/vendors/moderation/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { moderationActions } from "./actions.ts";

export const handleModeration = implementActions(moderationActions, requireAdmin, {
  approve: { input: vendorRef, run: (admin, { id }) => changed(approveVendor(admin, id)) },
  reject: {
    input: reasonSchema,
    run: (admin, { id, reason }) => changed(rejectVendor(admin, id, reason)),
  },
  check: { input: checkSchema, run: (admin, { id, ...checked }) => setCheck(admin, id, checked) },
  verify: { input: vendorRef, run: (admin, { id }) => verifyVendor(admin, id) },
  unverify: {
    input: optionalReasonSchema,
    run: (admin, { id, reason }) => changed(unverifyVendor(admin, id, reason)),
  },
  suspend: {
    input: reasonSchema,
    run: (admin, { id, reason }) => changed(suspendVendor(admin, id, reason)),
  },
  reinstate: {
    input: reasonSchema,
    run: (admin, { id, reason }) => changed(reinstateVendor(admin, id, reason)),
  },
  create: { input: createdVendorSchema, run: (admin, vendor) => createVendor(admin, vendor) },
});

async function changed(result: Promise<ModerationResult>) {
  return (await result).ok ? ({ ok: true } as const) : ({ ok: false, reason: "gone" } as const);
}
