import 'server-only';
import { everyCall, everyMaster, everyMasterWithFacts } from '@/lib/content/masters/every-master';
import { countProgrammes } from '@/lib/content/masters/programmes';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { csvHead, csvLines } from '@/lib/csv/cell';
import { callState } from '@/lib/editorial/masters/call-state';
import { OPEN_DATA, licence } from '@/lib/editorial/masters/open-data';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import type { FileColumn } from '@/lib/entities/fields/field';
import { MOST_SOURCES } from '@/lib/entities/source';
import { absoluteUrl } from '@/lib/site';
import {
  CALL_FIELDS,
  type DataField,
  FACT_FIELDS,
  MASTER_FIELDS,
  SOURCE_FIELDS,
  type Value,
} from './fields';

/** Every published master and every call, written as it is read. */
export async function* mastersJson(): AsyncGenerator<string> {
  const { name, url } = licence((await loadSiteSettings()).factsLicence);
  const about = {
    nom: OPEN_DATA.name,
    licence: name,
    licence_url: url,
    a_citer: OPEN_DATA.attribution,
    description: absoluteUrl(paths.mastersData),
    etabli_le: new Date().toISOString(),
    nombre: await countProgrammes(),
  };
  yield `${JSON.stringify(about).slice(0, -1)},\n"masters":[`;
  yield* lines(everyMasterWithFacts(), (master) => ({
    ...record(MASTER_FIELDS, master),
    sources: master.sources.map((source) => record(SOURCE_FIELDS, source)),
    faits: master.facts.map((fact) => record(JSON_FACT_FIELDS, { master, fact })),
    avis: master.calls.map(({ slug }) => slug),
  }));
  yield '],\n"avis":[';
  yield* lines(everyCall(), (call) => record(CALL_FIELDS, call));
  yield ']}\n';
}

/** One line a master, with the call that counts for it today. */
export async function* mastersCsv(): AsyncGenerator<string> {
  yield csvHead(MASTER_COLUMNS.map(({ name }) => name));
  const today = todayInMorocco();
  const { name } = licence((await loadSiteSettings()).factsLicence);
  for await (const masters of everyMaster()) {
    yield csvLines(
      masters.map((master) => {
        const { call } = callState(master.calls, today);
        return [
          ...cells(MASTER_FIELDS, master),
          ...cells(CSV_CALL_FIELDS, call),
          ...SOURCE_PLACES.flatMap((place) => cells(SOURCE_FIELDS, master.sources[place])),
          name,
          OPEN_DATA.attribution,
        ];
      }),
    );
  }
}

/** One line a fact: what one source says of one field of one master. */
export async function* factsCsv(): AsyncGenerator<string> {
  yield csvHead(FACT_FIELDS.map(({ name }) => name));
  for await (const masters of everyMasterWithFacts()) {
    yield csvLines(
      masters.flatMap((master) => master.facts.map((fact) => cells(FACT_FIELDS, { master, fact }))),
    );
  }
}

/** In the JSON a fact stands in its master. */
const JSON_FACT_FIELDS = FACT_FIELDS.filter(({ name }) => name !== 'id' && name !== 'adresse');

/** What the line of the master says already is not repeated for its call. */
const OF_MASTER = new Set(['etablissement', 'universite', 'ville']);
const CSV_CALL_FIELDS = CALL_FIELDS.filter(({ name }) => !OF_MASTER.has(name));
/** The columns must be the same whatever the file holds. */
const SOURCE_PLACES = [...Array(MOST_SOURCES).keys()];

const MASTER_COLUMNS: readonly FileColumn[] = [
  ...MASTER_FIELDS,
  ...CSV_CALL_FIELDS.map(({ name, text }) => ({ name: `avis_${name}`, text })),
  ...SOURCE_PLACES.flatMap((place) =>
    SOURCE_FIELDS.map(({ name, text }) => ({ name: `source${place + 1}_${name}`, text })),
  ),
  { name: 'licence', text: 'Licence des faits' },
  { name: 'a_citer', text: 'Ce qui est à citer' },
];

/** What the files are, in the form that programs for data read (Frictionless Data Package). */
export async function* dataPackage(): AsyncGenerator<string> {
  const { name, url } = licence((await loadSiteSettings()).factsLicence);
  const about = {
    name: 'masters-maroc',
    title: OPEN_DATA.name,
    homepage: absoluteUrl(paths.mastersData),
    licenses: [{ title: name, path: url }],
    contributors: [{ title: OPEN_DATA.attribution, role: 'publisher' }],
    resources: [
      table('masters', paths.mastersCsv, MASTER_COLUMNS),
      table('faits', paths.factsCsv, FACT_FIELDS),
    ],
  };
  yield `${JSON.stringify(about, null, 1)}\n`;
}

function table(name: string, path: string, columns: readonly FileColumn[]) {
  const fields = columns.map((column) => ({
    name: column.name,
    type: 'string',
    description: column.text,
  }));
  const csv = { format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' };
  return {
    name,
    path: absoluteUrl(path),
    profile: 'tabular-data-resource',
    ...csv,
    schema: { fields },
  };
}

async function* lines<Row>(
  parts: AsyncIterable<readonly Row[]>,
  write: (row: Row) => object,
): AsyncGenerator<string> {
  let before = '\n';
  for await (const rows of parts) {
    yield before + rows.map((row) => JSON.stringify(write(row))).join(',\n');
    before = ',\n';
  }
}

function record<Row>(fields: readonly DataField<Row>[], row: Row): Record<string, Value> {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(row)]));
}

function cells<Row>(fields: readonly DataField<Row>[], row: Row | undefined): string[] {
  return fields.map(({ read }) => (row === undefined ? '' : cell(read(row))));
}

function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'object' ? value.join(' | ') : String(value);
}
