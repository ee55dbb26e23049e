interface DiscoveryInput {
  origin: string;
  path: string;
  title: string;
  description: string;
  type?: string;
  /** Path of its picture of 1200 × 630 pixels, instead of the site's. */
  picture?: string;
  /** For pages of searches and filters, which search engines should not list. */
  noindex?: boolean;
}

interface Crumb {
  name: string;
  path: string;
}

export function discoveryTags(page: DiscoveryInput) {
  const url = page.origin + page.path;
  return [
    { title: page.title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: "Jaord" },
    { property: "og:locale", content: "nb_NO" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: page.origin + (page.picture ?? "/share.png") },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The framework escapes what it writes into the script element. */
export function breadcrumbTag(origin: string, crumbs: Crumb[]) {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  };
}
