import { z } from 'zod';
import { version } from '@/lib/entities/fields/moment';
import { id, orNone, slug } from '@/lib/entities/fields/text';
import { knownLine, knownText, knownUrl, longName, oneOf } from '@/lib/entities/fields/rules';

export const establishmentSchema = z.strictObject({
  name: longName,
  acronym: knownLine(60),
  slug,
  type: oneOf('establishmentType'),
  universityId: id,
  cityId: orNone(id),
  websiteUrl: knownUrl,
  applyUrl: knownUrl,
  description: knownText(5000),
  internalNote: knownText(5000),
  updatedAt: version,
});

export type EstablishmentInput = z.infer<typeof establishmentSchema>;
