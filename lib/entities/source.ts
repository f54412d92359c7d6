import { z } from 'zod';
import { answersOf, listed, rulesOf } from './entity';
import * as field from './fields/field';

/** Where a fact of a master stands. */
export const SOURCE = {
  publisher: field.line({
    label: 'Publisher',
    isFrench: true,
    max: 200,
    file: { name: 'editeur', text: 'Qui publie la source' },
  }),
  kind: field.choice('sourceKind', {
    label: 'Kind of source',
    fallback: 'officiel',
    file: { name: 'nature', text: 'Nature de la source', after: 'date' },
  }),
  title: field.knownLine({
    label: 'Source title',
    isFrench: true,
    max: 300,
    file: { name: 'titre', text: 'Titre de la page ou du document' },
  }),
  url: field.url({ label: 'Link', file: { name: 'url', text: 'Adresse de la source' } }),
  date: field.partialDate({
    label: 'Date',
    about: 'A year, a month or a day: 2024, 2024-09 or 2024-09-17',
    file: { name: 'date', text: 'Date, aussi précise que connue : année, mois ou jour' },
  }),
};

/** The notice that announced a call; a call is never known without it. */
export const NOTICE = {
  publisher: field.line({
    label: 'Publisher',
    isFrench: true,
    max: 200,
    file: { name: 'source_editeur', text: 'Qui publie l’avis' },
  }),
  url: field.requiredUrl({
    label: 'Link',
    file: { name: 'source_url', text: 'Adresse de l’avis' },
  }),
  publishedOn: field.day({
    label: 'Published on',
    file: { name: 'source_date', text: 'Date de l’avis' },
  }),
};

export type Source = z.output<typeof sourceAnswer>;
export type Notice = z.output<typeof noticeAnswer>;

const sourceAnswer = answersOf(SOURCE);
const noticeAnswer = answersOf(NOTICE);

export const MOST_SOURCES = 10;

export const sources = <S extends Partial<field.Said>>(said: S) =>
  field.of(
    { input: 'sources', columns: listed(SOURCE) },
    { label: 'Sources', isFrench: true, max: MOST_SOURCES, ...said },
    z.array(rulesOf(SOURCE)).max(MOST_SOURCES, { error: 'Ten sources at most' }).default([]),
    z.array(sourceAnswer),
  );

export const notice = field.of(
  { input: 'notice', columns: listed(NOTICE), required: true },
  { label: 'Notice' },
  rulesOf(NOTICE),
  noticeAnswer,
);
