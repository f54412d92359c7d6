import { StatGrid } from '@/components/admin/display/stat-grid';
import { AdminLink } from '@/components/admin/shell/sections';
import type { Summary } from '@/lib/admin/summary';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/resources/registry';
import { Audience } from './audience';
import { DirectoryPanel } from './directory-panel';

/** Articles are counted by what became of them, all else by its rows. */
const others = Object.values(resources).filter(({ name }) => name !== 'articles');

export function Dashboard({ summary }: { summary: Summary }) {
  const { articles, counts, users, subscribers } = summary;
  const scheduled = articles.scheduled ? `${articles.scheduled} scheduled` : undefined;
  return (
    <div className="space-y-8">
      <section aria-label="Summary">
        <StatGrid
          stats={[
            { label: 'Published articles', value: articles.published },
            { label: 'Drafts', value: articles.drafts, note: scheduled },
            ...others.map(({ name, section }) => ({ label: section.label, value: counts[name] })),
            { label: 'Users', value: users },
            { label: 'Active subscribers', value: subscribers },
          ]}
        />
      </section>
      {summary.missingSettings.length > 0 && <MissingSettings labels={summary.missingSettings} />}
      <DirectoryPanel directory={summary.directory} />
      <Audience days={summary.days} />
    </div>
  );
}

/** What the law asks of a publisher, and readers do not find. */
function MissingSettings({ labels }: { labels: readonly string[] }) {
  return (
    <section aria-labelledby="missing-settings" className="panel">
      <h2 id="missing-settings" className="font-semibold">
        Missing in the legal notice
      </h2>
      <p className="mt-1">
        {labels.join(', ')}.{' '}
        <AdminLink href={paths.adminSection('settings')} className="link">
          Fill in the site settings
        </AdminLink>
      </p>
    </section>
  );
}
