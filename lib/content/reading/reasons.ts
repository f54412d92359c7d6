import 'server-only';
import { db } from '@/lib/db/connect/client';
import { frenchSpaces } from '@/lib/french/typography';
import { escapeHtml } from '@/lib/markdown/escape';
import { genericCityReasons, genericUniversityReasons } from '@/lib/editorial/reasons/generic';
import { renderStaffText } from './staff-text';

type Place = { id: string; slug: string; name: string };

const select = { reasons: true };

/** Why to study in a city or at a university: what is written of it, else what holds for any. */
export async function reasonsOf(kind: 'city' | 'university', place: Place): Promise<string> {
  const { id, slug, name } = place;
  const where = { id };
  const row =
    kind === 'city'
      ? await db().city.findUnique({ where, select })
      : await db().university.findUnique({ where, select });
  const generic = kind === 'city' ? genericCityReasons : genericUniversityReasons;
  if (row?.reasons) return (await renderStaffText(row.reasons, { [kind]: slug })).html;
  const { html } = await renderStaffText(generic);
  return html.replaceAll('{nom}', () => escapeHtml(frenchSpaces(name)));
}
