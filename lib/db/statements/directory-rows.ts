import { db } from '@/lib/db/connect/client';
import { NOT_RECRUITING } from '@/lib/entities/choices';
import type { PrismaClient } from '@/prisma/generated/client';

/** What a published master can be found and counted by. */
export type DirectoryRow = {
  id: string;
  name: string;
  originalTitle: string | null;
  kind: string;
  rhythm: string | null;
  languages: string[];
  isFree: boolean;
  hasAmount: boolean;
  isRecruiting: boolean;
  verifiedOn: string | null;
  /** Said by a page of its establishment, its university or the State. */
  isOfficial: boolean;
  categories: string[];
  establishmentId: string;
};
export type DirectoryEstablishment = {
  id: string;
  slug: string;
  name: string;
  acronym: string | null;
  universitySlug: string;
  universityName: string;
  universityStatus: string | null;
  citySlug: string | null;
  cityName: string | null;
};
/** A call that has a closing date; without programmes it is for all of the establishment. */
export type DirectoryCall = {
  establishmentId: string;
  opensOn: string | null;
  closesOn: string;
  programmeIds: string[];
};
export type DirectoryRows = {
  programmes: DirectoryRow[];
  establishments: DirectoryEstablishment[];
  calls: DirectoryCall[];
  categories: Named[];
  cities: Named[];
  universities: Named[];
};
type Named = { slug: string; name: string };

/** One statement, so that all of it is of one moment; masters come in the order of their names. */
export async function readDirectoryRows(
  now: Date,
  today: string,
  client: Pick<PrismaClient, '$queryRaw'> = db(),
): Promise<DirectoryRows> {
  const [rows] = await client.$queryRaw<[DirectoryRows]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
          'id', p.id, 'name', p.name,
          'originalTitle', p.original_title, 'kind', p.kind, 'rhythm', p.rhythm, 'languages', p.languages,
          'isFree', p.fee_free, 'hasAmount', p.fee_amount IS NOT NULL, 'verifiedOn', p.verified_on,
          'isOfficial', official.programme_id IS NOT NULL,
          'isRecruiting', p.status <> ALL(${[...NOT_RECRUITING]}::text[]),
          'categories', coalesce(linked.slugs, '{}'), 'establishmentId', p.establishment_id
        ) ORDER BY p.name, p.id), '[]')
        FROM programmes p LEFT JOIN (
          SELECT pc.programme_id, array_agg(c.slug) AS slugs
          FROM programme_categories pc JOIN categories c ON c.id = pc.category_id
          GROUP BY pc.programme_id
        ) linked ON linked.programme_id = p.id LEFT JOIN (
          SELECT f.programme_id FROM facts f
          WHERE f.ended_on IS NULL
            AND f.source_id = ANY (ARRAY(SELECT s.id FROM sources s WHERE s.kind = 'officiel'))
          GROUP BY f.programme_id
        ) official ON official.programme_id = p.id
        WHERE is_published(p.published_at, ${now}::timestamptz)) AS programmes,
      (SELECT coalesce(json_agg(json_build_object(
          'id', e.id, 'slug', e.slug, 'name', e.name, 'acronym', e.acronym,
          'universitySlug', u.slug, 'universityName', u.name, 'universityStatus', u.status,
          'citySlug', c.slug, 'cityName', c.name
        )), '[]')
        FROM establishments e JOIN universities u ON u.id = e.university_id
          LEFT JOIN cities c ON c.id = e.city_id) AS establishments,
      (SELECT coalesce(json_agg(json_build_object(
          'establishmentId', k.establishment_id, 'opensOn', k.opens_on, 'closesOn', k.closes_on,
          'programmeIds', ARRAY(SELECT l.programme_id FROM call_programmes l WHERE l.call_id = k.id)
        )), '[]')
        FROM calls k WHERE k.closes_on >= ${today}::date) AS calls,
      (SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]')
        FROM categories c) AS categories,
      (SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]')
        FROM cities c) AS cities,
      (SELECT coalesce(json_agg(json_build_object('slug', u.slug, 'name', u.name)), '[]')
        FROM universities u) AS universities`;
  return rows;
}
