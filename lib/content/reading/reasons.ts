import 'server-only';
import { db } from '@/lib/db/connect/client';
import { frenchSpaces } from '@/lib/french/typography';
import { escapeHtml } from '@/lib/markdown/escape';
import { GENERIC_REASONS } from '@/lib/texts/places';
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
  if (row?.reasons) return (await renderStaffText(row.reasons, { [kind]: slug })).html;
  const { html } = await renderStaffText(GENERIC_REASONS[kind]);
  return html.replaceAll('{nom}', () => escapeHtml(frenchSpaces(name)));
}
