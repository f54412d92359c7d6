import { z } from 'zod';
import { LAST_CHANGED, type RowOf, entity } from './entity';
import * as field from './fields/field';
import { academicYear as academicYearRule, isAcademicYear } from './fields/rules';
import { cityNames, establishmentNames, place, universityNames } from './joined';
import { callFilters } from './list-queries';
import { type Shown, shownText } from './shown';
import { evidence } from './evidence';

const OTHER_YEAR = 'Must lie in one of the two years of the call';

export const calls = entity({
  name: 'calls',
  noun: 'call for applications',
  section: { label: 'Calls', text: 'When and where to apply' },
  title: 'Manage Calls for Applications',
  subtitle: 'Add and edit the notices that open and close applications',
  listSummary: 'All calls for applications, the latest year first',
  card: [
    'id',
    'slug',
    'academicYear',
    'opensOn',
    'closesOn',
    'applyUrl',
    'establishmentName',
    'establishmentAcronym',
    'establishmentSlug',
  ],
  nameField: 'academicYear',
  publicPath: '/candidatures',
  isWithoutPages: true,
  sorts: [
    { key: '-academicYear', label: 'Latest year first' },
    { key: 'closesOn', label: 'Closing first' },
    { key: '-closesOn', label: 'Closing last' },
    LAST_CHANGED,
  ],
  filters: callFilters,
  fields: {
    establishmentId: field.row('reference', 'establishments', {
      label: 'Establishment',
      noneLabel: 'Choose an establishment',
      factName: 'établissement',
    }),
    academicYear: {
      ...field.line({
        label: 'Academic year',
        isNarrow: true,
        max: 9,
        factName: 'année universitaire',
        hint: 'Such as 2026-2027.',
        file: { name: 'annee', text: 'Année universitaire' },
      }),
      rule: academicYearRule,
    },
    slug: field.slug({
      prefixedBy: 'establishmentId',
      hint: 'Names the call for imports and calendars, such as encg-settat-2026-2027.',
    }),
    opensOn: field.day({
      label: 'Opens on',
      factName: 'ouverture',
      file: { name: 'ouverture', text: 'Premier jour des candidatures' },
    }),
    closesOn: field.day({
      label: 'Closes on',
      factName: 'clôture',
      file: { name: 'cloture', text: 'Dernier jour des candidatures' },
    }),
    applyUrl: field.url({
      label: 'Where to apply',
      factName: 'plateforme de candidature',
      file: { name: 'plateforme', text: 'Plateforme officielle' },
    }),
    note: field.knownText({
      label: 'Note for readers',
      isFrench: true,
      max: 600,
      factName: 'précision',
      file: { name: 'precision', text: 'Ce que l’avis précise' },
    }),
    source: evidence.notice,
    facts: evidence.facts,
    /** None stands for all masters of the establishment. */
    programmeIds: field.rows('programmes', {
      label: 'Masters it is for',
      link: { relation: 'programmes', key: 'programmeId' },
      noneLabel: 'All masters of the establishment',
      isGuarding: true,
      isLeftOut: true,
      factName: 'masters concernés',
      max: 100,
      tooMany: 'A hundred masters at most',
    }),
  },
  rules({ academicYear, opensOn, closesOn }, say) {
    const isOutside = (date: string | null) =>
      date !== null &&
      isAcademicYear(academicYear) &&
      !academicYear.split('-').includes(date.slice(0, 4));
    if (isOutside(opensOn)) say('opensOn', OTHER_YEAR);
    if (isOutside(closesOn)) say('closesOn', OTHER_YEAR);
    if (opensOn && closesOn && closesOn < opensOn) say('closesOn', 'Closes before it opens');
  },
  joined: {
    ...establishmentNames,
    ...universityNames('establishment.university'),
    ...cityNames('establishment.city', 'Ville'),
  },
  computed: {
    isForAll: z.boolean().describe('For all masters of the establishment'),
    programmes: z.array(place).describe('Those that are published'),
  },
});

export type Call = RowOf<typeof calls>;

/** What a call says besides when it opens and closes; what has a name is compared as well. */
export const CALL_FACTS: readonly Shown<Call>[] = [{ of: 'note' }];

export function callFactTexts(call: Call): string[] {
  return CALL_FACTS.flatMap((fact) => {
    const words = shownText(calls, fact, call);
    if (words === null) return [];
    return fact.name ? `${fact.name} : ${words}` : words;
  });
}
