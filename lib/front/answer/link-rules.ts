import { createHash } from 'node:crypto';
import { paths } from '@/lib/paths';
import { OWN_FILES } from '@/lib/front/arrive/judge';

/** Files, what is not for readers, and pages that are never kept: searches and readers' lists. */
const NEVER_AHEAD = ['/api/*', '/admin*', '/login', '/media/*', '/*.xml', '/*.ics'];
const NEVER_KEPT = [paths.search, paths.selection, paths.comparison].map((path) => `${path}*`);

const LINKS = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...NEVER_AHEAD, ...NEVER_KEPT] } },
    { not: { selector_matches: '[download]' } },
  ],
};

/** Browsers do neither while data or power are saved, or memory is short. */
const RULES = {
  // When a link is pointed at for a moment; never because it is seen.
  prefetch: [{ source: 'document', where: LINKS, eagerness: 'moderate' }],
  // When it is touched or pressed: the page is there when the finger leaves.
  prerender: [{ source: 'document', where: LINKS, eagerness: 'conservative' }],
};

const text = Buffer.from(JSON.stringify(RULES));
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
const address = `${OWN_FILES}/links-${hash}.speculationrules`;

/** Tells browsers which pages to fetch before a reader goes there. */
export const linkRules = { text, address, header: { 'speculation-rules': `"${address}"` } };
