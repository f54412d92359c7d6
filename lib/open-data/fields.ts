import type { MasterWithCalls, MasterWithFacts } from '@/lib/content/masters/every-master';
import { type Call, calls } from '@/lib/entities/call';
import type { ChoiceName } from '@/lib/entities/choices';
import type { Described, Joined } from '@/lib/entities/entity';
import type { EntityField, EntityFields, FileColumn } from '@/lib/entities/fields/field';
import { programmes } from '@/lib/entities/programme';
import type { ShownFact, Source } from '@/lib/entities/evidence';
import { NOTICE, SOURCE } from '@/lib/entities/source';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export type Value = string | number | boolean | null | readonly string[];

/** One field of the files, and what their page says of it. */
export type DataField<Row> = FileColumn & {
  /** Which few values it may have. */
  choice?: ChoiceName;
  read: (row: Row) => Value;
};

export const MASTER_FIELDS: readonly DataField<MasterWithCalls>[] = [
  { name: 'id', text: 'Identifiant de la fiche, qui ne change pas', read: ({ id }) => id },
  {
    name: 'adresse',
    text: 'Adresse de la fiche dans le guide',
    read: ({ slug }) => absoluteUrl(paths.master(slug)),
  },
  ...columnsOf(programmes),
  {
    name: 'modifie_le',
    text: 'Dernière modification de la fiche',
    read: ({ updatedAt }) => updatedAt.toISOString(),
  },
];

export const SOURCE_FIELDS: readonly DataField<Source>[] = ownColumns(SOURCE);

/** A fact of a master, as a line of its own. */
export const FACT_FIELDS: readonly DataField<MasterFact>[] = [
  { name: 'id', text: 'Identifiant de la fiche du master', read: ({ master }) => master.id },
  {
    name: 'adresse',
    text: 'Adresse de la fiche dans le guide',
    read: ({ master }) => absoluteUrl(paths.master(master.slug)),
  },
  {
    name: 'champ',
    text: 'Champ de la fiche, par le nom de sa colonne',
    read: ({ fact }) => columnOf(fact.field),
  },
  { name: 'valeur', text: 'Ce que cette source en dit', read: saidValue },
  {
    name: 'etat',
    text: 'Ce que vaut la valeur de la fiche aujourd’hui ; vide pour ce que la source ne dit plus',
    choice: 'factState',
    read: ({ fact }) => fact.state,
  },
  { name: 'citation', text: 'Les mots de la source', read: ({ fact }) => fact.quote },
  { name: 'annee', text: 'Année universitaire dont elle parle', read: ({ fact }) => fact.year },
  { name: 'vu_le', text: 'Jour où cela a été lu', read: ({ fact }) => fact.seenOn },
  { name: 'vu_par', text: 'Qui l’a lu', choice: 'seenBy', read: ({ fact }) => fact.seenBy },
  {
    name: 'verifie',
    text: 'Vrai quand une personne a comparé la valeur à la source, sinon vide',
    read: ({ fact }) => fact.isVerified || null,
  },
  {
    name: 'jusqu_au',
    text: 'Dernier jour où la source l’a dit, si elle ne le dit plus',
    read: ({ fact }) => fact.endedOn,
  },
  ...SOURCE_FIELDS.map(({ read, ...field }) => ({
    ...field,
    name: `source_${field.name}`,
    read: ({ fact }: MasterFact) => read(fact.source),
  })),
  {
    name: 'source_lue_dans',
    text: 'Copie dans laquelle la source a été lue',
    read: ({ fact }) => fact.source.via,
  },
];

type MasterFact = { master: MasterWithFacts; fact: ShownFact };

/** An establishment is told by its name, since no file has its identifier. */
function columnOf(field: string): string {
  const { said, joined }: Described = programmes;
  const named = field === 'establishmentId' ? 'establishmentName' : field;
  const { file }: Partial<EntityField> = { ...joined[named], ...said[named] };
  return file?.name ?? field;
}

function saidValue({ fact: { field, named, value } }: MasterFact): Value {
  return field === 'establishmentId' ? named : (value as Value);
}

export const CALL_FIELDS: readonly DataField<Call>[] = [
  { name: 'id', text: 'Identifiant de l’avis', read: ({ slug }) => slug },
  ...columnsOf(calls),
  ...ownColumns(NOTICE).map((column) => ({
    ...column,
    read: ({ source }: Call) => column.read(source),
  })),
];

/** What a row is linked to stands where its link does. */
function columnsOf({ said, joined }: Described): DataField<object>[] {
  return Object.entries(said).flatMap(([name, field]) =>
    name === 'establishmentId' ? ownColumns(joined) : ownColumns({ [name]: field }),
  );
}

function ownColumns(fields: EntityFields | Record<string, Joined>): DataField<object>[] {
  return Object.entries<Partial<EntityField>>(fields).flatMap(([name, field]) => {
    const { file, choices: choice } = field;
    return file ? [{ ...file, choice, read: (row) => valueOf(field, name, row) }] : [];
  });
}

/** A link is told by the names of its rows; false says nothing. */
function valueOf({ input, link }: Partial<EntityField>, name: string, row: object): Value {
  const values = row as Record<string, Value>;
  if (link) {
    const linked = values[link.relation] as unknown as readonly { name: string }[];
    return linked.map((one) => one.name);
  }
  return input === 'switch' ? values[name] || null : (values[name] ?? null);
}
