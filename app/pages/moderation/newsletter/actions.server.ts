import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  deleteIssue,
  restoreIssue,
  saveIssue,
  sendIssue,
  testIssue,
} from "#app/features/newsletter/issues/commands.server.ts";
import { issueRef, issueSchema } from "#app/features/newsletter/issues/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { issueActions } from "./actions.ts";
import { issueForm } from "./issue-form.ts";

export const handleIssueAction = implementActions(issueActions, requireAdmin, {
  save: {
    input: issueSchema,
    run: async (admin, { id, version, ...issue }) => {
      const saved = await saveIssue(admin, id, version, issue);
      if (saved.ok || saved.reason === "gone") return saved;
      const { stored } = saved;
      const current = { values: issueForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  test: { input: issueRef, run: (admin, { id }) => testIssue(admin, id) },
  delete: { input: issueRef, run: (admin, { id }) => deleteIssue(admin, id) },
  restore: { input: issueRef, run: (admin, { id }) => restoreIssue(admin, id) },
  send: { input: issueRef, run: (admin, { id }) => sendIssue(admin, id) },
});
