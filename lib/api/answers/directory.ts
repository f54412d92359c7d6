import { z } from 'zod';
import { type ChoiceName, choiceValues } from '@/lib/entities/choices';
import { id } from '@/lib/entities/fields/text';

const text = z.string().min(1);
const known = z.string().nullable().meta({ description: 'null when it is not known' });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const noneOrId = id.nullable();
const moment = z.iso.datetime();
const day = z.iso.date().nullable();
const figure = z.int().nullable();
const oneOf = <Name extends ChoiceName>(name: Name) => z.enum(choiceValues(name));
const place = z.strictObject({ name: text, slug });

export const universityFacts = {
  status: oneOf('universityStatus').nullable(),
  recognisedYear: figure,
  recognitionSource: known,
  recognitionToVerify: z.boolean(),
};
export const universityCounts = {
  cities: z.array(place),
  programmeCount: z.int().min(0).meta({ description: 'Published masters' }),
};

const establishment = {
  id,
  name: text,
  acronym: known,
  slug,
  type: oneOf('establishmentType'),
  description: known,
  universityId: id,
  cityId: noneOrId,
  websiteUrl: known,
  applyUrl: known,
  updatedAt: moment,
};

const source = z.strictObject({
  publisher: text,
  title: known,
  url: known,
  date: known.meta({ description: 'A year, a month or a day: 2024, 2024-09 or 2024-09-17' }),
  kind: oneOf('sourceKind'),
});
const programme = {
  id,
  name: text,
  originalTitle: known.meta({ description: 'Set when the name is a translation of it' }),
  slug,
  kind: oneOf('programmeKind'),
  establishmentId: id,
  categoryIds: z.array(id),
  languages: z.array(oneOf('language')),
  rhythm: oneOf('rhythm').nullable(),
  semesters: figure,
  admission: known,
  admissionModes: z.array(oneOf('admissionMode')),
  requirements: known,
  feeFree: z.boolean().meta({ description: 'false says nothing' }),
  feeAmount: figure.meta({ description: 'In dirhams' }),
  feePer: oneOf('feePer').nullable(),
  feeYear: figure,
  feeApproximate: z.boolean(),
  officialUrl: known,
  status: oneOf('programmeStatus'),
  sources: z.array(source),
  verifiedOn: day,
  publishedAt: moment.nullable().meta({ description: 'null for a draft; may be to come' }),
  updatedAt: moment,
};

const call = {
  id,
  slug,
  establishmentId: id,
  academicYear: text,
  opensOn: day,
  closesOn: day,
  applyUrl: known,
  note: known,
  source: z.strictObject({ publisher: text, url: text, publishedOn: day }),
  updatedAt: moment,
};

const whereabouts = {
  universityName: text,
  universitySlug: slug,
  cityName: known,
  citySlug: slug.nullable(),
};
const establishmentNames = {
  establishmentName: text,
  establishmentAcronym: known,
  establishmentSlug: slug,
  establishmentApplyUrl: known,
};
const universityStatus = universityFacts.status;

/** What anybody reads; internal notes are in what staff edit alone. */
export const directoryEntities = {
  Establishment: z.strictObject({
    ...establishment,
    ...whereabouts,
    universityStatus,
    programmeCount: universityCounts.programmeCount,
  }),
  Programme: z.strictObject({
    ...programme,
    ...establishmentNames,
    ...whereabouts,
    universityStatus,
    establishmentType: establishment.type,
    categories: z.array(z.strictObject({ id, name: text, slug, color: text })),
  }),
  Call: z.strictObject({
    ...call,
    ...establishmentNames,
    ...whereabouts,
    isForAll: z.boolean().meta({ description: 'For all masters of the establishment' }),
    programmes: z.array(place).meta({ description: 'Those that are published' }),
  }),
};

export const storedDirectoryEntities = {
  StoredEstablishment: z.strictObject({ ...establishment, internalNote: known }),
  StoredProgramme: z.strictObject({ ...programme, internalNote: known }),
  StoredCall: z.strictObject({ ...call, programmeIds: z.array(id) }),
};

/** Only staff see these. */
export const deskEntities = {
  Proposal: z.strictObject({
    id,
    kind: z.enum(['correction', 'addition']),
    programmeId: id.nullable(),
    programmeName: known,
    programmeSlug: known,
    establishmentName: known.meta({ description: 'The one that `fields` names' }),
    what: text,
    sourceUrl: text,
    email: known.meta({ description: 'Erased with the decision' }),
    fields: z.record(z.string(), z.unknown()).meta({ description: 'Proposed values of a master' }),
    state: z.enum(['open', 'accepted', 'declined']),
    reason: known,
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  }),
  Changed: z.strictObject({
    changed: z.int().min(0).meta({ description: 'Without those that were so already' }),
  }),
  ChangedRows: z.strictObject({
    changed: z.int().min(0).meta({ description: 'Without those that were so already' }),
    former: z
      .array(
        z.strictObject({
          id,
          publishedAt: z.iso.datetime().nullable().meta({ description: 'Before the action' }),
          set: z.iso.datetime().nullable().meta({ description: 'By the action' }),
        }),
      )
      .meta({ description: 'Rows with another publication now: `redate` takes them to undo it' }),
  }),
  ListSummary: z.strictObject({
    counts: z.record(z.string(), z.int().min(0)),
    choices: z.record(z.string(), z.array(z.strictObject({ value: text, label: text }))),
  }),
  FoundRow: z.strictObject({
    resource: z.string().meta({ description: 'The name of its list' }),
    id,
    name: z.string(),
    note: z.string().nullable().meta({ description: 'What tells it from others of its name' }),
  }),
};
