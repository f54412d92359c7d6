import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/prisma/generated/client';
import { forget, signIn } from '../../fixtures/people/sign-in';
import { startOwnSite } from '../../fixtures/site/own-site';

export type AttackedSite = Awaited<ReturnType<typeof startAttackedSite>>;
export type Row = { vector: string; slug: string };

/** A site of its own whose tables are filled past every check that a form would make. */
export async function startAttackedSite() {
  const site = await startOwnSite();
  const { db } = site;
  const admin = await signIn(db);
  return {
    url: site.url,
    db,
    admin,
    async stop() {
      await forget(db, admin);
      await site.stop();
    },
  };
}

/** One city, category, university and article for each vector, with it in every text they have. */
export async function plantEverywhere(
  db: PrismaClient,
  vectors: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, vector] of vectors.entries()) {
    const slug = `v-${index}-${randomUUID().slice(0, 4)}`;
    const named = { name: vector, slug, description: vector };
    const address = `https://example.org/${encodeURI(vector).replaceAll(/['"<>\s]/g, '')}"'<>`;
    const city = await db.city.create({ data: named });
    const category = await db.category.create({ data: { ...named, color: '#aa1133' } });
    const university = await db.university.create({
      data: { ...named, cityId: city.id, websiteUrl: address },
    });
    await db.article.create({
      data: {
        ...{ slug, title: vector, excerpt: vector, metaDescription: vector, author: vector },
        content: `${vector}\n\n## ${vector}`,
        imageUrl: index % 2 === 0 ? address : null,
        publishedAt: new Date(Date.UTC(2024, 0, 1, 0, index)),
        featured: index % 3 === 0,
        viewCount: index,
        ...{ categoryId: category.id, cityId: city.id, universityId: university.id },
      },
    });
    rows.push({ vector, slug });
  }
  return rows;
}

/** People, subscribers and the log of the back-office. */
export async function plantInOffice(db: PrismaClient, vectors: readonly string[]): Promise<void> {
  for (const [index, vector] of vectors.entries()) {
    const word = vector.toLowerCase().replaceAll(/[\s@]/g, '/');
    const email = `${word}${index}@example.org`;
    await db.user.create({
      data: {
        ...{ email, firstName: vector, lastName: vector },
        profileImageUrl: `https://example.org/${encodeURI(vector)}"onerror="alert(1)`,
      },
    });
    await db.newsletterSubscriber.create({ data: { email, consentVersion: vector } });
    await db.auditEntry.create({
      data: {
        ...{ actorLabel: vector, action: vector, entity: vector, entityId: vector },
        changes: {
          title: { before: vector, after: vector },
          [vector]: { before: null, after: [vector] },
        },
      },
    });
  }
}
