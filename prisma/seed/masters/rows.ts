import type { SeedEstablishment } from './schema';

type SeedProgramme = SeedEstablishment['programmes'][number];
type SeedCall = SeedEstablishment['calls'][number];
type Place = { universityId: string; cityId: string | null };

export function establishmentRow(seed: SeedEstablishment, place: Place) {
  const { name, acronym, slug, type, websiteUrl, applyUrl, text, internalNote } = seed;
  const facts = { name, acronym, slug, type, websiteUrl, applyUrl, description: text };
  return { ...facts, internalNote, ...place };
}

export function programmeRow(seed: SeedProgramme, establishmentId: string) {
  const { specialisations: _, titleTranslated: __, published, fees, sources, ...fields } = seed;
  return {
    ...fields,
    ...feeColumns(fees),
    establishmentId,
    sources: sources.map(({ publisher, title, url, date, kind }) => ({
      publisher,
      title: title ?? null,
      url,
      date: date ?? null,
      kind,
    })),
    verifiedOn: dateOf(seed.verifiedOn),
    publishedAt: published ? new Date() : null,
  };
}

export function callRow(seed: SeedCall, establishmentSlug: string, establishmentId: string) {
  const { academicYear, opensOn, closesOn, applyUrl, note, source } = seed;
  return {
    slug: `${establishmentSlug}-${academicYear}`,
    establishmentId,
    ...{ academicYear, applyUrl, note, source },
    opensOn: dateOf(opensOn),
    closesOn: dateOf(closesOn),
  };
}

function feeColumns(fees: SeedProgramme['fees']) {
  if (!fees) return {};
  if ('free' in fees) return { feeFree: true };
  const { amount, per, year, approximate } = fees;
  return { feeAmount: amount, feePer: per, feeYear: year, feeApproximate: approximate === true };
}

function dateOf(day: string | undefined): Date | undefined {
  return day ? new Date(day) : undefined;
}
