'use client';

import { StatGrid } from '@/components/admin/display/stat-grid';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import type { ReaderFigures } from '@/lib/admin/readers';
import { paths } from '@/lib/paths';
import { ArticleTable } from './article-table';
import { FruitlessSearches } from './fruitless-searches';
import { Sources } from './sources';

const PATH = paths.adminSection('readers');

export function ReadersScreen({ figures }: { figures: ReaderFigures }) {
  const { period, periods, views, likes, sources, searches, countedBy } = figures;
  return (
    <PageFrame title="Readers" subtitle="What is read, and where readers come from">
      <nav aria-label="Period" className="period-nav">
        {periods.map((days) => (
          <AdminLink
            key={days}
            href={`${PATH}?days=${days}`}
            className="section-link"
            aria-current={days === period ? 'page' : undefined}
          >
            Last {days} days
          </AdminLink>
        ))}
      </nav>
      {countedBy && (
        <p className="notice mb-4">
          Readings are reported to {countedBy} and counted there. What stands here was counted
          before.
        </p>
      )}
      <div className="space-y-8">
        <section aria-label="Summary">
          <StatGrid
            stats={[
              { label: 'Article views', value: views },
              { label: 'Likes', value: likes },
            ]}
          />
        </section>
        <ArticleTable figures={figures} path={PATH} />
        <Sources sources={sources} />
        <FruitlessSearches searches={searches} />
      </div>
    </PageFrame>
  );
}
