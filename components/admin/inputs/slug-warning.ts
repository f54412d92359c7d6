type Slugs = { slug: string; saved?: string; isPublic: boolean; kept?: readonly string[] };

/** What somebody should know before an address that visitors know is changed. */
export function slugWarning({ slug, saved, isPublic, kept = [] }: Slugs): string | undefined {
  if (!saved || slug === saved) return undefined;
  if (kept.includes(saved)) {
    return `Texts and links that the site brings along are for “${saved}”: under another slug the page loses them.`;
  }
  if (isPublic) {
    return `Visitors and search engines know “${saved}”. It will lead to the new address, but keep it if you can.`;
  }
  return undefined;
}
