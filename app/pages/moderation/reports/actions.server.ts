import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { closeReport } from "#app/features/conversations/reports/commands.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { reportActions } from "./actions.ts";
import { closeReportSchema } from "./schema.ts";

export const handleReportAction = implementActions(reportActions, requireAdmin, {
  close: {
    input: closeReportSchema,
    run: (admin, { id, conversation, reason }) =>
      closeReport(admin.id, { id, conversationId: conversation, reason }),
  },
});
