import type { Field } from '@/lib/entities/resource';
import { LONGEST_LETTER, MOST_CHOSEN } from '@/lib/schemas/letters/input';

/** What staff write of a letter, in the order in which it is read. */
export const letterFields: readonly Field[] = [
  {
    ...{ name: 'subject', label: 'Subject', input: 'line', required: true, isFrench: true },
    max: 150,
  },
  {
    ...{ name: 'preheader', label: 'Preheader', input: 'line', isFrench: true, max: 200 },
    hint: 'What mail programs show beside the subject, before the letter is opened.',
  },
  {
    ...{ name: 'body', label: 'Own sentences', input: 'markdown', isFrench: true },
    max: LONGEST_LETTER,
  },
  {
    ...{ name: 'articleIds', label: 'Articles', input: 'links', options: 'articles' },
    max: MOST_CHOSEN,
  },
  {
    ...{ name: 'programmeIds', label: 'Masters', input: 'links', options: 'programmes' },
    max: MOST_CHOSEN,
  },
];
