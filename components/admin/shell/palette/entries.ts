import { resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';
import { fold } from '@/lib/french/letters';
import { paths } from '@/lib/paths';
import type { Found } from '@/lib/admin/desk/find';
import type { Person } from '../person';
import { sectionPath, sectionsFor } from '../sections';

export type Entry = {
  key: string;
  label: string;
  note?: string;
  href: string;
  /** Leaves the back-office. */
  isOutside?: true;
  isFrench?: true;
};
export type Group = { label: string; entries: Entry[] };

const actionsFor = (person: Person | undefined): readonly Entry[] => [
  { key: 'dashboard', label: 'Go to the dashboard', href: paths.admin },
  ...sectionsFor(person).map((section) => ({
    key: section.name,
    label: `Go to ${section.label}`,
    note: section.text,
    href: sectionPath(section),
  })),
  ...Object.values(resources).map(({ name, createButton }) => ({
    key: `create ${name}`,
    label: createButton,
    href: `${paths.adminSection(name)}?create`,
  })),
  { key: 'site', label: 'Back to Site', href: paths.home, isOutside: true },
  { key: 'out', label: 'Logout', href: paths.signOut, isOutside: true },
];

/** What can be done, then the rows that were found, resource by resource. */
export function groupsOf(
  text: string,
  found: readonly Found[],
  person: Person | undefined,
): Group[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const actions = actionsFor(person).filter(({ label, note = '' }) => {
    const said = fold(`${label} ${note}`);
    return words.every((word) => said.includes(word));
  });
  const names = [...new Set(found.map(({ resource }) => resource))];
  const rows = names.map((name) => ({
    label: resources[name].section.label,
    entries: rowsOf(name, found),
  }));
  return [{ label: 'Actions', entries: actions }, ...rows].filter(
    ({ entries }) => entries.length > 0,
  );
}

function rowsOf(name: ResourceName, found: readonly Found[]): Entry[] {
  return found
    .filter(({ resource }) => resource === name)
    .map(({ id, name: label, note }) => ({
      key: id,
      label,
      note: note ?? undefined,
      href: `${paths.adminSection(name)}?edit=${id}`,
      isFrench: true,
    }));
}
