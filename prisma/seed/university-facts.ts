import type { Choice } from '@/lib/resources/choices';

export type UniversityFacts = {
  /** Absent when no source says it. */
  status?: Choice<'universityStatus'>;
  recognisedYear?: number;
  recognitionSource?: string;
  /** A recognition holds for five years, and no renewal was found. */
  recognitionToVerify?: true;
};

const OFFICIAL_BULLETIN = recognised(2017, 'Bulletin officiel du 17 juillet 2017 (TelQuel)');
const WAVE_OF_2018 = recognised(2018, 'Jeune Afrique, vague de 2018');

/** By slug. Schools of the State outside universities are named so by general knowledge. */
export const universityFacts: Readonly<Record<string, UniversityFacts>> = {
  ...all('publique', [
    ...['mohammed-v', 'hassan-ii', 'cadi-ayyad', 'sidi-mohamed-ben-abdellah'],
    ...['abdelmalek-essaadi', 'ibn-tofail', 'ibn-zohr', 'mohammed-premier', 'moulay-ismail'],
    ...['hassan-premier', 'chouaib-doukkali', 'sultan-moulay-slimane'],
  ]),
  ...all('publique-hors-universite', [
    ...['iscae', 'al-akhawayn', 'esi', 'ehtp', 'ena', 'ensp', 'insea', 'inpt', 'insap'],
    ...['isadac', 'isic', 'ismac'],
  ]),
  uir: { status: 'partenariat', ...recognised(2016, 'Libération et Biladi, novembre 2025') },
  um6p: recognised(2017, 'Commission du 25 juillet 2017 (TelQuel)'),
  'euromed-fes': recognised(2018, 'Décision du 4 janvier 2018, cinq ans renouvelables'),
  um6ss: OFFICIAL_BULLETIN,
  abulcasis: OFFICIAL_BULLETIN,
  'centrale-casablanca': OFFICIAL_BULLETIN,
  mundiapolis: { status: 'privee' },
  'uic-casablanca': { status: 'privee', ...OFFICIAL_BULLETIN },
  'upm-marrakech': { status: 'privee', ...OFFICIAL_BULLETIN },
  'universiapolis-agadir': { status: 'privee', ...OFFICIAL_BULLETIN },
  esca: { status: 'privee', ...OFFICIAL_BULLETIN },
  hem: { status: 'privee', ...WAVE_OF_2018 },
  'sup-de-co-marrakech': { status: 'privee', ...WAVE_OF_2018 },
  'universite-privee-fes': { status: 'privee', ...WAVE_OF_2018 },
};

function recognised(year: number, source: string): UniversityFacts {
  return { recognisedYear: year, recognitionSource: source, recognitionToVerify: true };
}

function all(status: Choice<'universityStatus'>, slugs: string[]) {
  return Object.fromEntries(slugs.map((slug) => [slug, { status }]));
}
