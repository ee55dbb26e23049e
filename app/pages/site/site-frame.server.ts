import { currentUser } from "#app/features/accounts/access.server.ts";
import { countUnread } from "#app/features/conversations/queries.server.ts";
import { config } from "#app/platform/config.server.ts";

const examplePhone = "+47 22 00 00 00";

export interface SiteUser {
  name: string;
  picture: string | null;
  unreadConversations: number;
}

export interface SiteContact {
  email: string;
  phone: string | null;
  city: string;
  socials: { name: "Instagram" | "Facebook" | "Pinterest"; url: string | null }[];
  isExample: boolean;
}

export interface SiteFrame {
  user: SiteUser | null;
  contact: SiteContact;
}

/** Returns what header and footer of the public pages show. Needs the database for a session only. */
export async function loadSiteFrame(request: Request): Promise<SiteFrame> {
  const user = await currentUser(request);
  return {
    user: user && {
      name: user.displayName || user.email,
      picture: user.picture,
      unreadConversations: await countUnread(user.id),
    },
    contact: siteContact(),
  };
}

function siteContact(): SiteContact {
  const { demo, contactEmail, contactPhone, contactCity, socialUrls } = config();
  return {
    email: contactEmail,
    phone: contactPhone ?? (demo ? examplePhone : null),
    city: contactCity,
    socials: (["Instagram", "Facebook", "Pinterest"] as const).map((name) => ({
      name,
      url: socialUrls[name] ?? null,
    })),
    isExample: demo,
  };
}
