import { calls } from '@/lib/entities/call';
import type { EntityFields } from '@/lib/entities/fields/field';
import { programmes } from '@/lib/entities/programme';
import type { SeedEstablishment } from './schema';

type SeedProgramme = SeedEstablishment['programmes'][number];
type SeedCall = SeedEstablishment['calls'][number];
type Place = { universityId: string; cityId: string | null };

export function establishmentRow(seed: SeedEstablishment, place: Place) {
  const { universitySlug: _, citySlug: __, programmes: ___, calls: ____, text, ...fields } = seed;
  return { ...fields, description: text, ...place };
}

export function programmeRow(seed: SeedProgramme, establishmentId: string) {
  const { specialisations: _, titleTranslated: __, published, fees, ...fields } = seed;
  return {
    ...withMoments(programmes.said, fields),
    ...feeColumns(fees),
    establishmentId,
    publishedAt: published ? new Date() : null,
  };
}

export function callRow(seed: SeedCall, establishmentSlug: string, establishmentId: string) {
  const slug = `${establishmentSlug}-${seed.academicYear}`;
  return { ...withMoments(calls.said, seed), slug, establishmentId };
}

function feeColumns(fees: SeedProgramme['fees']) {
  if (!fees) return {};
  if ('free' in fees) return { feeFree: true };
  const { amount, per, year, approximate } = fees;
  return { feeAmount: amount, feePer: per, feeYear: year, feeApproximate: approximate === true };
}

/** Prisma takes a day as its first moment, which is a text as well. */
function withMoments<Row extends object>(fields: EntityFields, row: Row): Row {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const isDay = fields[name]?.input === 'date' && typeof value === 'string';
    return [name, isDay ? `${value}T00:00:00.000Z` : value];
  });
  return Object.fromEntries(columns) as Row;
}
