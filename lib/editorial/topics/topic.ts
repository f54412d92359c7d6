export type TopicSlug = 'admissions' | 'bourses' | 'equivalences' | 'calendrier';

export type Topic = {
  slug: TopicSlug;
  title: string;
  /** At most 60 characters. */
  metaTitle: string;
  /** 70 to 160 characters. */
  metaDescription: string;
  lead: string;
  /** The month in which the facts were compared with their sources: "2026-03". */
  checkedIn: string;
  /** Markdown, 500 to 900 words, ends with « ## Sources ». */
  body: string;
  /** Three or four article slugs. */
  relatedSlugs: string[];
};
