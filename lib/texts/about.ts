import { z } from 'zod';
import { blocks, readText } from './read';

const point = z.strictObject({ href: z.string().optional(), name: z.string().optional() });

const { text } = readText('about', z.strictObject({}));
const parts = new Map(blocks(text, '##', z.object({})).map((part) => [part.title, part.text]));
const paragraphs = (title: string) => (parts.get(title) ?? '').split('\n\n');
const points = (title: string) => blocks(`${parts.get(title)}`, '###', point);

export const about = {
  mission: paragraphs('Mission'),
  vision: paragraphs('Vision'),
  offer: points('Offre'),
  team: paragraphs('Équipe'),
  values: points('Valeurs'),
};

export type Point = (typeof about.offer)[number];
