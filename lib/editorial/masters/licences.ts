import type { SiteSettings } from '@/lib/entities/settings';
import { labelOf } from '@/lib/entities/choices';

type Licence = { url: string; terms: string };

/** What each licence lets people do with the facts of the directory. */
export const licences: Record<SiteSettings['factsLicence'], Licence> = {
  'cc-by-4.0': {
    url: 'https://creativecommons.org/licenses/by/4.0/deed.fr',
    terms:
      'Vous pouvez reprendre, transformer et republier ces données, y compris pour un usage ' +
      'commercial, à condition de citer le guide et de garder la source de chaque fait.',
  },
  'cc-by-sa-4.0': {
    url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.fr',
    terms:
      'Vous pouvez reprendre, transformer et republier ces données, y compris pour un usage ' +
      'commercial, à condition de citer le guide, de garder la source de chaque fait et de ' +
      'publier ce que vous en tirez sous la même licence.',
  },
  'cc0-1.0': {
    url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr',
    terms:
      'Vous pouvez reprendre, transformer et republier ces données sans condition. Garder la ' +
      'source de chaque fait aide vos lecteurs à le vérifier.',
  },
};

export function licenceName(licence: SiteSettings['factsLicence']): string {
  return labelOf('factsLicence', licence);
}
