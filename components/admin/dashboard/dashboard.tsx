import { figure, shortDate } from '@/components/admin/display/figures';
import { Panel } from '@/components/admin/display/panel';
import { StatGrid } from '@/components/admin/display/stat-grid';
import { AdminLink } from '@/components/admin/shell/sections';
import type { Summary } from '@/lib/admin/desk/summary';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/entities/registry';
import { Audience } from './audience';
import { DirectoryPanel } from './directory-panel';
import { JobsPanel } from './jobs-panel';
import { WorkPanels } from './work-panels';

/** Articles are counted by what became of them, all else by its rows. */
const others = Object.values(resources).filter(({ name }) => name !== 'articles');

const listOf = (name: string) => paths.adminSection(name);

export function Dashboard({ summary }: { summary: Summary }) {
  const { articles, counts, forAdmins } = summary;
  const scheduled = articles.scheduled ? `${articles.scheduled} scheduled` : undefined;
  return (
    <div className="space-y-8">
      <section aria-label="Summary">
        <StatGrid
          stats={[
            {
              label: 'Published articles',
              value: articles.published,
              href: `${listOf('articles')}?state=published`,
            },
            {
              label: 'Drafts',
              value: articles.drafts,
              note: scheduled,
              href: `${listOf('articles')}?state=draft`,
            },
            ...others.map(({ name, section }) => ({
              label: section.label,
              value: counts[name],
              href: listOf(name),
            })),
            ...(forAdmins ? peopleOf(forAdmins) : []),
          ]}
        />
      </section>
      {summary.refused.length > 0 && <Refused days={summary.refused} />}
      {forAdmins && forAdmins.missingSettings.length > 0 && (
        <MissingSettings labels={forAdmins.missingSettings} />
      )}
      <DirectoryPanel directory={summary.directory} />
      <Audience days={summary.days} />
      <WorkPanels work={summary.desk} hasLog={forAdmins !== undefined} />
      {forAdmins && forAdmins.jobs.length > 0 && <JobsPanel jobs={forAdmins.jobs} />}
    </div>
  );
}

function peopleOf({ users, subscribers }: NonNullable<Summary['forAdmins']>) {
  return [
    { label: 'Users', value: users, href: listOf('users') },
    { label: 'Active subscribers', value: subscribers, href: listOf('newsletter') },
  ];
}

const REFUSED: Record<string, string> = {
  subscribe: 'subscriptions to the newsletter',
  contact: 'messages to the team',
};

function Refused({ days }: { days: Summary['refused'] }) {
  return (
    <Panel title="The site’s hourly limit was reached" titleId="refused-title">
      <p className="mt-1">
        Somebody floods a form; readers were asked to come back within the hour.
      </p>
      <ul className="mt-1">
        {days.map(({ day, what, count }) => (
          <li key={`${day} ${what}`}>
            {shortDate(day)}, {REFUSED[what] ?? what}: {figure(count)} refused
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the law asks of a publisher, and readers do not find. */
function MissingSettings({ labels }: { labels: readonly string[] }) {
  return (
    <Panel title="Missing in the legal notice">
      <p className="mt-1">
        {labels.join(', ')}.{' '}
        <AdminLink href={paths.adminSection('settings')} className="link">
          Fill in the site settings
        </AdminLink>
      </p>
    </Panel>
  );
}
