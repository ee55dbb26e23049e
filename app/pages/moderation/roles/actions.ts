import { describeActions } from "#app/platform/http/actions.ts";
import { moderationTexts } from "../texts.ts";

const { done, errors } = moderationTexts.roles;
const change = { failed: errors.failed, refused: { gone: errors.gone, own: errors.own } };

export const roleActions = describeActions("/moderation/roles", {
  grant: { ...change, done: done.granted, undo: "revoke" },
  revoke: { ...change, done: done.revoked, undo: "grant" },
});
