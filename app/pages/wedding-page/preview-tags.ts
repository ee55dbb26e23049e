export interface Preview {
  title: string;
  description: string;
  /** Must be absolute: link preview services do not resolve relative URLs. */
  url: string;
  image: string;
  imageAlt: string;
}

export function previewTags(preview: Preview) {
  return [
    { title: preview.title },
    { name: "description", content: preview.description },
    { name: "robots", content: "noindex" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "nb_NO" },
    { property: "og:title", content: preview.title },
    { property: "og:description", content: preview.description },
    { property: "og:url", content: preview.url },
    { property: "og:image", content: preview.image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: preview.imageAlt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Link previews are cached, so the URL changes with the wedding's version. */
export function cardPath(wedding: { id: string; version: number }): string {
  return `/wedding-card.jpg?id=${wedding.id}&v=${wedding.version}`;
}
