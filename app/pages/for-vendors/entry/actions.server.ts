import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import { markDate } from "#app/features/vendors/dates/commands.server.ts";
import { markDateSchema } from "#app/features/vendors/dates/schema.ts";
import {
  addVendorPicture,
  moveVendorPicture,
  removeVendorPicture,
} from "#app/features/vendors/pictures/commands.server.ts";
import {
  changeProfile,
  changeShowsDates,
  deleteProfile,
  submitForApproval,
} from "#app/features/vendors/profile/commands.server.ts";
import { ownProfileForm } from "#app/features/vendors/profile/queries.server.ts";
import { changedProfileSchema } from "#app/features/vendors/profile/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { vendorAreaTexts } from "../texts.ts";
import { entryActions } from "./actions.ts";
import { movePictureSchema, nothingSchema, pictureRef, showsDatesSchema } from "./schema.ts";

export const handleEntryAction = implementActions(entryActions, requireOwnedVendor, {
  save: {
    input: changedProfileSchema,
    run: async (vendor, { version, ...profile }) => {
      const changed = await changeProfile(vendor, version, profile);
      if (changed.ok) {
        return changed.lostSeal ? { ok: true, message: vendorAreaTexts.done.lostSeal } : changed;
      }
      const { stored } = changed;
      const current = { values: ownProfileForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  submit: { input: nothingSchema, run: (vendor) => submitForApproval(vendor) },
  "add-picture": { input: pictureRef, run: (vendor, { id }) => addVendorPicture(vendor, id) },
  "remove-picture": {
    input: pictureRef,
    run: (vendor, { id }) => removeVendorPicture(vendor, id),
  },
  "move-picture": {
    input: movePictureSchema,
    run: async (vendor, { id, before }) =>
      (await moveVendorPicture(vendor, id, before)) ? { ok: true } : { ok: false, reason: "gone" },
  },
  date: { input: markDateSchema, run: (vendor, { date, state }) => markDate(vendor, date, state) },
  "shows-dates": {
    input: showsDatesSchema,
    run: (vendor, { showsDates }) => changeShowsDates(vendor, showsDates),
  },
  delete: {
    input: nothingSchema,
    run: async (vendor) => {
      await deleteProfile(vendor);
      return { ok: true, redirectTo: "/for-vendors/register" };
    },
  },
});
