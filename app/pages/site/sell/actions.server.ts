import { currentUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import {
  publishListing,
  type StoredWithPictures,
  saveDraft,
} from "#app/features/marketplace/drafts/commands.server.ts";
import { listingFormOf } from "#app/features/marketplace/drafts/queries.server.ts";
import { type ListingDraft, pictureIds } from "#app/features/marketplace/drafts/rules.ts";
import {
  listingSchema,
  type Pressed,
  savedListingSchema,
} from "#app/features/marketplace/drafts/schema.ts";
import { type ActionContext, implementActions } from "#app/platform/http/actions.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { myListingsPath } from "../my-listings/actions.ts";
import { sellActions } from "./actions.ts";
import { sellTexts as texts } from "./texts.ts";

const redisplayed = { ok: false, reason: "invalid", errors: {} } as const;

/** Visitors fill in the form too, and sign in before it is stored. */
export const handleSellAction = implementActions(sellActions, currentUser, {
  save: {
    input: savedListingSchema,
    run: (user, { pressed, ...edited }, context) => {
      if ("picture" in pressed) return movePicture(pressed, context);
      if (!user) return Promise.resolve({ ok: false, reason: "signed-out" } as const);
      return pressed.button === "publish"
        ? publish(user, edited, context)
        : save(user, { ...edited, listing: edited.draft });
    },
  },
});

/** Rearranges the pictures in the form, which is shown again. Works without script. */
async function movePicture(
  { button, picture }: Extract<Pressed, { picture: string }>,
  { form }: ActionContext,
) {
  const ids = pictureIds(String(form.get("pictures")));
  const from = ids.indexOf(picture);
  if (from >= 0) {
    ids.splice(from, 1);
    if (button !== "remove")
      ids.splice(Math.max(0, from + (button === "later" ? 1 : -1)), 0, picture);
  }
  form.set("pictures", ids.join(" "));
  return redisplayed;
}

interface Edited {
  key: string;
  version: number;
}

async function save(user: SignedInUser, edited: Edited & { listing: ListingDraft }) {
  const saved = await saveDraft(user, edited);
  if (!saved.ok) return saved.reason === "conflict" ? conflict(saved.stored) : saved;
  return { ok: true } as const;
}

async function publish(user: SignedInUser, edited: Edited, { form }: ActionContext) {
  const parsed = parseForm(form, listingSchema);
  if (!parsed.ok) {
    const { formError, fieldErrors } = parsed.errors;
    return {
      ok: false,
      reason: "invalid",
      errors: fieldErrors,
      ...(formError && { formError }),
    } as const;
  }
  const published = await publishListing(user, { ...edited, listing: parsed.value });
  if (!published.ok) {
    return published.reason === "conflict" ? conflict(published.stored) : published;
  }
  const { done } = texts;
  const message = published.isHeld ? done.held : published.wasShown ? done.changed : done.published;
  return { ok: true, message, redirectTo: myListingsPath } as const;
}

function conflict({ listing, pictures }: StoredWithPictures) {
  const current = { values: listingFormOf(listing, pictures), version: listing.version };
  return { ok: false, reason: "conflict", current } as const;
}
