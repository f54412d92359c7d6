import { z } from 'zod';
import { longText } from './text';

export const previewSchema = z.strictObject({ content: longText(200_000) });
