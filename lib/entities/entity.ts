import { z } from 'zod';
import type { ChoiceName } from './choices';
import type { EntityFields, FileColumn } from './fields/field';
import { version } from '@/lib/entities/fields/rules';
import { KINDS, type Resource } from './resource';
import { isSaid } from './said';

/** A value of a row that this one is linked to: the way there, over the relations of the model. */
export type Joined = {
  path: string;
  answer: z.ZodType;
  choices?: ChoiceName;
  file?: FileColumn;
};

type Answers = Record<string, z.ZodType>;

/** What an entity is: everything else that the product says of its rows follows from it. */
type Given<Fields extends EntityFields> = Omit<Resource, 'fields' | 'entity' | Usual> &
  Partial<Pick<Resource, Usual>> & {
    /** As buttons call a row: the entity, where nothing else is said. */
    word?: string;
    fields: Fields;
    /** Rules across fields. */
    rules?: (input: z.output<Input<Fields>>, say: Say<Fields>) => void;
    /** Columns that nobody edits. */
    kept?: Answers;
    joined?: Record<string, Joined>;
    /** What the public read counts or lists besides. */
    computed?: Answers;
  };

/** What most say alike. */
type Usual =
  | 'noun'
  | 'title'
  | 'createButton'
  | 'createTitle'
  | 'editTitle'
  | 'saveButton'
  | 'emptyText'
  | 'nameField'
  | 'sorts'
  | 'bulk';
type Say<Fields> = (path: keyof Fields & string, message: string) => void;
type Input<Fields extends EntityFields> = ReturnType<typeof inputOf<Fields>>;

export const BY_NAME = { key: 'name', label: 'Name' };
export const LAST_CHANGED = { key: '-updatedAt', label: 'Last changed' };

const USUAL: Pick<Resource, 'nameField' | 'sorts' | 'bulk'> = {
  nameField: 'name',
  sorts: [BY_NAME, LAST_CHANGED],
  bulk: ['delete'],
};

export function entity<
  Fields extends EntityFields,
  const G extends Omit<Given<Fields>, 'fields' | 'rules'>,
>(given: G & Pick<Given<Fields>, 'fields' | 'rules'>) {
  const kind = KINDS[given.name];
  const entity = (kind.charAt(0).toUpperCase() + kind.slice(1)) as Capitalize<
    (typeof KINDS)[G['name']]
  >;
  const { section, word = entity, fields, rules } = given;
  const plural = section.label;
  const input = inputOf(fields);
  return {
    entity,
    noun: word.toLowerCase(),
    title: `Manage ${plural}`,
    createButton: `Add ${word}`,
    createTitle: `Add ${word}`,
    editTitle: `Edit ${word}`,
    saveButton: `Save ${word}`,
    emptyText: `No ${plural.toLowerCase()} found`,
    ...USUAL,
    kept: {},
    joined: {},
    computed: {},
    ...given,
    /** By their names. */
    said: fields,
    /** In the order of the form. */
    fields: listed(fields),
    schema: input
      .superRefine((values, context) => {
        const say = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message });
        rules?.(values, say);
        judgeFacts(fields, values, say);
      })
      .meta({ id: `${entity}Input` }),
  };
}

/**
 * What sources are said to say must be of a field that is a fact, and a value that it may have. It is
 * written as the row would have it, or the two would contradict each other.
 */
function judgeFacts(
  fields: EntityFields,
  values: Record<string, unknown>,
  say: (path: string, message: string) => void,
): void {
  const facts = (values.facts ?? []) as { field: string; value: unknown }[];
  for (const fact of facts) {
    const field = Object.hasOwn(fields, fact.field) ? fields[fact.field] : undefined;
    const parsed = field?.rule.safeParse(fact.value);
    if (!field?.factName) say('facts', `There is no fact called “${fact.field}”`);
    else if (!parsed?.success || !isSaid(parsed.data)) {
      say('facts', `${field.label}: this is no value that it can have`);
    } else fact.value = parsed.data;
  }
}

function partsOf<Part extends string, Fields extends Record<string, Record<Part, z.ZodType>>>(
  fields: Fields,
  part: Part,
) {
  const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts) as { [K in keyof Fields]: Fields[K][Part] };
}

/** Strict, so that no other column can be set through it. */
export const rulesOf = <Fields extends EntityFields>(fields: Fields) =>
  z.strictObject(partsOf(fields, 'rule'));

export const answersOf = <Parts extends Record<string, { answer: z.ZodType }>>(parts: Parts) =>
  z.strictObject(partsOf(parts, 'answer'));

export function inputOf<Fields extends EntityFields>(fields: Fields) {
  return z.strictObject({ ...partsOf(fields, 'rule'), updatedAt: version });
}

export function listed<Fields extends EntityFields>(fields: Fields) {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return names.map((name) => ({ ...(fields[name] as Fields[typeof name]), name }));
}

/** What the answers and the reads of an entity follow from. */
export type Described = {
  said: EntityFields;
  kept: Answers;
  joined: Record<string, Joined>;
  computed: Answers;
};

/** A row as the public reads answer with it. */
export type RowOf<E extends Described> = Simple<ReadRow<E> & Outputs<E['computed']>>;
/** The same, before its read counts and lists what is `computed`. */
export type ReadRow<E extends Described> = Simple<
  { id: string; updatedAt: Date } & Shown<E['said']> & Outputs<E['kept']> & Values<E['joined']>
>;

type Simple<T> = { [K in keyof T]: T[K] };
type Outputs<Parts> = { [K in keyof Parts]: z.output<Parts[K]> };
type Values<Parts extends Record<string, Joined>> = {
  [K in keyof Parts]: z.output<Parts[K]['answer']>;
};
type Shown<Fields extends EntityFields> = {
  [K in keyof Fields as Fields[K] extends { isLeftOut: true } ? never : K]: Fields[K] extends {
    input: 'publication';
  }
    ? Date | null
    : z.output<Fields[K]['answer']>;
};

/** What has a source in the world, so that it can be told who says it. */
export function factNames({ fields }: Pick<Resource, 'fields'>): string[] {
  return fields.filter(({ factName }) => factName).map(({ name }) => name);
}
