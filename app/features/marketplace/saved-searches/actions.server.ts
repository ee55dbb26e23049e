import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { savedSearchActions, savedSearchesPath } from "./actions.ts";
import {
  deleteSearch,
  openSearch,
  renameSearch,
  restoreSearch,
  saveSearch,
  setNotify,
} from "./commands.server.ts";
import { newestFirst } from "./rules.ts";
import { renameForm, restoreFields, restoreForm, saveForm, searchRef } from "./schema.ts";

export const handleSavedSearchAction = implementActions(savedSearchActions, requireUser, {
  save: {
    input: saveForm,
    run: async ({ id: userId }: SignedInUser, search) => {
      const saved = await saveSearch(userId, search);
      return saved.ok ? { ok: true, redirectTo: savedSearchesPath } : saved;
    },
  },
  rename: {
    input: renameForm,
    run: ({ id: userId }: SignedInUser, { id, name }) => renameSearch(userId, id, name),
  },
  "mail-on": {
    input: searchRef,
    run: ({ id: userId }: SignedInUser, { id }) => setNotify({ userId, id }, true),
  },
  "mail-off": {
    input: searchRef,
    run: ({ id: userId }: SignedInUser, { id }) => setNotify({ userId, id }, false),
  },
  open: {
    input: searchRef,
    run: async ({ id: userId }: SignedInUser, { id }) => {
      const opened = await openSearch(userId, id);
      return opened.ok ? { ok: true, redirectTo: newestFirst(opened.query) } : opened;
    },
  },
  delete: {
    input: searchRef,
    run: async ({ id: userId }: SignedInUser, { id }) => {
      const deleted = await deleteSearch(userId, id);
      if (!deleted.ok) return deleted;
      return { ok: true, undo: restoreFields(deleted.search) };
    },
  },
  restore: {
    input: restoreForm,
    run: ({ id: userId }: SignedInUser, search) => restoreSearch(userId, search),
  },
});
