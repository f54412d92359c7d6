import { resourceNames, resources } from '@/lib/entities/registry';
import { KINDS, type Resource } from '@/lib/entities/resource';

const VERBS: Record<string, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  unpublish: 'unpublished',
  redate: 'put back the publication of',
  verify: 'verified',
  merge: 'merged',
  purge: 'deleted for good',
  import: 'imported',
  export: 'exported',
  accept: 'accepted',
  decline: 'declined',
  upload: 'uploaded',
  replace: 'replaced',
  'grant admin': 'made an admin of',
  'revoke admin': 'took the admin rights from',
  'grant editor': 'made an editor of',
  'revoke editor': 'took the editor rights from',
};
const NOUNS: Record<string, string> = { media: 'picture', 'site settings': 'settings' };

export function resourceOfKind(kind: string): Resource | undefined {
  const name = resourceNames.find((one) => KINDS[one] === kind);
  return name && resources[name];
}

export const verbOf = (action: string) => VERBS[action] ?? action;

/** One row, or a whole list, as an import changes it. */
export function thingOf(kind: string, isOne: boolean): string {
  if (isOne) return `the ${resourceOfKind(kind)?.noun ?? NOUNS[kind] ?? kind}`;
  return KIND_CHOICES.find(({ value }) => value === kind)?.label.toLowerCase() ?? kind;
}

export const KIND_CHOICES = [
  ...Object.values(resources).map(({ name, section }) => ({
    value: KINDS[name] as string,
    label: section.label,
  })),
  { value: 'user', label: 'Users' },
  { value: 'subscriber', label: 'Subscribers' },
  { value: 'proposal', label: 'Proposals' },
  { value: 'redirect', label: 'Redirects' },
  { value: 'letter', label: 'Letters' },
  { value: 'media', label: 'Pictures' },
  { value: 'site settings', label: 'Site settings' },
  { value: 'digest settings', label: 'Weekly digest' },
];

export const DAY_CHOICES = [
  { value: '1', label: 'The last day' },
  { value: '7', label: 'The last 7 days' },
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
];
