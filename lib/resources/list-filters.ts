import { type ChoiceName, choices } from './choices';
import type { Filter } from './resource';

type Value = [value: string, label: string];

const CLOSING: Value = ['closing', 'Closing in the next 60 days'];

/** Beside what readers filter by, what the team looks for. */
export const programmeFilters: readonly Filter[] = [
  filter('state', 'Publication', [
    ['draft', 'Drafts'],
    ['published', 'Published'],
    ['scheduled', 'Scheduled'],
  ]),
  filter('unverifiedFor', 'To verify', [
    ['12', 'Not verified for 12 months'],
    ['6', 'Not verified for 6 months'],
    ['24', 'Not verified for 24 months'],
  ]),
  filter('without', 'Without', [['category', 'Specialisation']]),
  filter('status', 'Status', valuesOf('programmeStatus')),
  filter('calls', 'Call', [['open', 'Open'], CLOSING]),
];

export const callFilters: readonly Filter[] = [
  filter('state', 'State', [
    ['open', 'Open'],
    CLOSING,
    ['closed', 'Closed'],
    ['undated', 'Without a closing date'],
  ]),
];

export const establishmentFilters: readonly Filter[] = [
  filter('type', 'Type', valuesOf('establishmentType')),
];

function filter(name: string, label: string, values: readonly Value[]): Filter {
  return { name, label, choices: values.map(([value, said]) => ({ value, label: said })) };
}

function valuesOf(name: ChoiceName): Value[] {
  return Object.entries(choices[name]);
}
