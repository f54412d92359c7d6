import 'server-only';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { frenchSpaces, oneLine } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { drawMark, markedLinks } from '../leave-mark';
import { loadChosen } from './chosen';
import { type LetterDocument, letterHtml, letterText } from './document';
import { mailHtml } from './mail-html';
import { plainText } from './plain-text';

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
  const [{ articles, masters, missing }, text, settings] = await Promise.all([
    loadChosen(content),
    previewStaffText(content.body),
    loadSiteSettings(),
  ]);
  const { publisherName, address } = settings;
  const body = mailHtml(text.html, absoluteUrl);
  const mark = drawMark();
  const letter: LetterDocument = {
    subject: frenchSpaces(content.subject),
    preheader: frenchSpaces(content.preheader),
    body,
    sections: [
      { title: 'À lire sur le guide', blocks: articles },
      { title: 'Des masters à regarder', blocks: masters },
    ],
    site: { name: SITE_NAME, url: absoluteUrl(paths.home) },
    ...markedLinks(mark),
    publisher: [publisherName, address && oneLine(address)].filter(Boolean).join(', '),
  };
  return {
    html: letterHtml(letter),
    plain: letterText(letter, plainText(body)),
    mark,
    missing,
    isEmpty: body.trim() === '' && articles.length + masters.length === 0,
    fault: text.fault,
  };
}
