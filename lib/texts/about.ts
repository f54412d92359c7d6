import { z } from 'zod';
import { blocks, readText } from './read';

const head = z.strictObject({ metaDescription: z.string(), lead: z.string() });
const point = z.strictObject({ href: z.string().optional(), name: z.string().optional() });

const { fields, text } = readText('about', head);
const parts = new Map(blocks(text, '##', z.object({})).map((part) => [part.title, part.text]));
const paragraphs = (title: string) => (parts.get(title) ?? '').split('\n\n');
const points = (title: string) => blocks(`${parts.get(title)}`, '###', point);

export const about = {
  ...fields,
  mission: paragraphs('Mission'),
  vision: paragraphs('Vision'),
  offer: points('Offre'),
  team: paragraphs('Équipe'),
  values: points('Valeurs'),
};

export type Point = (typeof about.offer)[number];
