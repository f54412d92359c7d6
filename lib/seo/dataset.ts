import { licences } from '@/lib/editorial/masters/licences';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import { entityId } from './entities';
import { type Node, organizationId, pageId } from './graph';

/** The directory as a whole, for those who look for data. */
export function datasetNode(
  path: string,
  changedAt: Date | null,
  { factsLicence }: Pick<SiteSettings, 'factsLicence'>,
): Node {
  const { title, lead } = pageText(paths.mastersData);
  return {
    '@type': 'Dataset',
    '@id': entityId(path),
    name: title,
    description: frenchSpaces(lead),
    url: absoluteUrl(path),
    mainEntityOfPage: { '@id': pageId(path) },
    license: licences[factsLicence].url,
    creator: { '@id': organizationId() },
    publisher: { '@id': organizationId() },
    isAccessibleForFree: true,
    inLanguage: 'fr',
    spatialCoverage: { '@type': 'Country', name: 'Maroc' },
    ...(changedAt ? { dateModified: changedAt.toISOString() } : {}),
    distribution: [
      download(paths.mastersCsv, 'text/csv'),
      download(paths.mastersJson, 'application/json'),
    ],
  };
}

function download(path: string, encodingFormat: string) {
  return { '@type': 'DataDownload', encodingFormat, contentUrl: absoluteUrl(path) };
}
