import { z } from 'zod';
import { readText } from './read';

export const glossary = readText('glossary', z.strictObject({ checkedIn: z.string() }));
