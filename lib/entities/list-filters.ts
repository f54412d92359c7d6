import { staffChoices } from './choices';
import type { Filter } from './resource';

type Value = [value: string, label: string];

const CLOSING: Value = ['closing', 'Closing in the next 60 days'];

const STATES: readonly Value[] = [
  ['draft', 'Drafts'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
];
const inState: Filter = { ...filter('state', 'Publication', STATES), isTabs: true };
const inCity = open('city', 'City', 'slug');
const inCategory = open('category', 'Category', 'slug');

export const articleFilters: readonly Filter[] = [
  inState,
  inCategory,
  inCity,
  open('author', 'Author', 'line'),
  open('month', 'Month', 'month'),
];

export const universityFilters: readonly Filter[] = [inCity];

/** Beside what readers filter by, what the team looks for. */
export const programmeFilters: readonly Filter[] = [
  inState,
  inCategory,
  inCity,
  filter('unverifiedFor', 'To verify', [
    ['12', 'Not verified for 12 months'],
    ['6', 'Not verified for 6 months'],
    ['24', 'Not verified for 24 months'],
  ]),
  filter('without', 'Without', [['category', 'Specialisation']]),
  filter('status', 'Status', staffChoices('programmeStatus')),
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
  filter('type', 'Type', staffChoices('establishmentType')),
  inCity,
];

export const sourceFilters: readonly Filter[] = [
  filter('kind', 'Kind', staffChoices('sourceKind')),
  filter('sourceState', 'State', staffChoices('sourceState')),
];

function filter(name: string, label: string, values: readonly Value[]): Filter {
  return { name, label, choices: values.map(([value, said]) => ({ value, label: said })) };
}

function open(name: string, label: string, isOpen: NonNullable<Filter['isOpen']>): Filter {
  return { name, label, choices: [], isOpen };
}
