import type { Field } from './resource';

/** What is asked of each source of a master. */
const SOURCE: readonly Field[] = [
  {
    name: 'publisher',
    label: 'Publisher',
    input: 'line',
    required: true,
    isFrench: true,
    max: 200,
  },
  {
    name: 'kind',
    label: 'Kind of source',
    input: 'choice',
    choices: 'sourceKind',
    fallback: 'officiel',
  },
  {
    name: 'title',
    label: 'Source title',
    input: 'line',
    isNullable: true,
    isFrench: true,
    max: 300,
  },
  { name: 'url', label: 'Link', input: 'url' },
  { name: 'date', label: 'Date', input: 'partial-date' },
];

/** What is asked of the notice of a call. */
const NOTICE: readonly Field[] = [
  {
    name: 'publisher',
    label: 'Publisher',
    input: 'line',
    required: true,
    isFrench: true,
    max: 200,
  },
  { name: 'url', label: 'Link', input: 'url', required: true },
  { name: 'publishedOn', label: 'Published on', input: 'date' },
];

export function columnsOf({ input }: Pick<Field, 'input'>): readonly Field[] {
  if (input === 'sources') return SOURCE;
  return input === 'notice' ? NOTICE : [];
}
