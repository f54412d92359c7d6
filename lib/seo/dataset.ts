import { OPEN_DATA } from '@/lib/editorial/masters/open-data';
import { licences } from '@/lib/editorial/masters/licences';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/publisher/settings';
import { absoluteUrl } from '@/lib/site';
import { entityId } from './entities';
import { type Node, organizationId, pageId } from './graph';

/** The directory as a whole, for those who look for data. */
export function datasetNode(
  path: string,
  changedAt: Date | null,
  { factsLicence }: Pick<SiteSettings, 'factsLicence'>,
): Node {
  return {
    '@type': 'Dataset',
    '@id': entityId(path),
    name: OPEN_DATA.title,
    description: frenchSpaces(OPEN_DATA.lead),
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
