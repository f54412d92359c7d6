import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { listProgrammes } from '@/lib/content/masters/programmes';
import { inOrder } from '@/lib/content/page';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { frenchSpaces } from '@/lib/french/typography';
import { writeDocument } from '@/lib/mail/document';
import { absoluteUrl } from '@/lib/site';
import { drawMark, letterFooter, articleBlock, masterBlock } from './parts';
import { mailHtml, plainText } from './mail-body';

type Content = {
  subject: string;
  preheader: string;
  body: string;
  articleIds: readonly string[];
  programmeIds: readonly string[];
};

export type Composed = {
  html: string;
  plain: string;
  /** What stands for the addresses of each reader. */
  mark: string;
  /** How many of the chosen articles and masters nobody can read. */
  missing: number;
  isEmpty: boolean;
  /** Why the own sentences cannot be rendered. */
  fault?: string;
};

/** As it goes out, but for the addresses of each reader. */
export async function composeLetter(content: Content): Promise<Composed> {
  const { articleIds, programmeIds } = content;
  const [foundArticles, foundMasters, text, settings] = await Promise.all([
    listArticles({ where: { id: { in: [...articleIds] } } }),
    listProgrammes({ where: { id: { in: [...programmeIds] } } }),
    previewStaffText(content.body),
    loadSiteSettings(),
  ]);
  const articles = inOrder(foundArticles, articleIds);
  const masters = inOrder(foundMasters, programmeIds);
  const body = mailHtml(text.html, absoluteUrl);
  const mark = drawMark();
  const { html, text: plain } = writeDocument({
    title: frenchSpaces(content.subject),
    preheader: frenchSpaces(content.preheader),
    body: { html: body, text: plainText(body) },
    sections: [
      { title: 'À lire sur le guide', blocks: articles.map(articleBlock) },
      { title: 'Des masters à regarder', blocks: masters.map(masterBlock) },
    ],
    footer: letterFooter(mark, settings),
  });
  return {
    html,
    plain,
    mark,
    missing: articleIds.length - articles.length + programmeIds.length - masters.length,
    isEmpty: body.trim() === '' && articles.length + masters.length === 0,
    fault: text.fault,
  };
}
