import { deleteAvatar, setAvatar } from "#app/features/accounts/profile/commands.server.ts";
import { type Handler, invalidFields } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.profile;

export const changeAvatar: Handler = async (form, user) => {
  const file = form.get("avatar");
  const chosen = file instanceof File && file.size > 0;
  if (!chosen) return invalidFields(form, { avatar: texts.pictureErrors["not-an-image"] });
  const outcome = await setAvatar(user, file);
  if (!outcome.ok) return invalidFields(form, { avatar: texts.pictureErrors[outcome.reason] });
  return { ok: true, message: texts.pictureSaved };
};

export const removeAvatar: Handler = async (_form, user) => {
  await deleteAvatar(user);
  return { ok: true, message: texts.pictureRemoved };
};
