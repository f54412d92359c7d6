import type { EditorialDocument } from '@/lib/editorial/search-documents';
import type { PrismaClient } from '@/prisma/generated/client';

export async function indexEditorialDocuments(
  db: PrismaClient,
  documents: readonly EditorialDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await db.$executeRaw`
    SELECT put_search_entry(t.kind, t.id, t.title, t.excerpt, t.content, NULL, '-infinity')
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      AS t (kind text, id uuid, title text, excerpt text, content text)
    WHERE NOT EXISTS (
      SELECT FROM search_entries e
      WHERE e.kind = t.kind AND e.entity_id = t.id
        AND e.title_words = search_vector(t.title)
        AND e.words = document_words(t.kind, concat_ws(' ', t.title, t.excerpt, t.content), NULL)
    )`;
  await db.$executeRaw`
    DELETE FROM search_entries WHERE kind IN ('topic', 'guide') AND entity_id <> ALL (${ids}::uuid[])`;
}
