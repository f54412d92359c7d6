import { z } from 'zod';
import { known, slug } from './fields/field';

/** What answers say of the rows that theirs is linked to. */
const name = z.string().min(1);
const { answer: address } = slug({});

export const cityNames = (path: string, text?: string) => ({
  cityName: {
    path: `${path}.name`,
    answer: known,
    file: text ? { name: 'ville', text } : undefined,
  },
  citySlug: { path: `${path}.slug`, answer: address.nullable() },
});

export const universityNames = (path: string) => ({
  universityName: {
    path: `${path}.name`,
    answer: name,
    file: { name: 'universite', text: 'Université ou école mère' },
  },
  universitySlug: { path: `${path}.slug`, answer: address },
});

export const establishmentNames = {
  establishmentName: {
    path: 'establishment.name',
    answer: name,
    file: { name: 'etablissement', text: 'Faculté ou école' },
  },
  establishmentAcronym: { path: 'establishment.acronym', answer: known },
  establishmentSlug: { path: 'establishment.slug', answer: address },
  establishmentApplyUrl: { path: 'establishment.applyUrl', answer: known },
};

export const place = z.strictObject({ name, slug: address });
export const publishedMasters = z.int().min(0).describe('Published masters');
