import { StatGrid } from '@/components/admin/display/stat-grid';
import { AdminLink, sectionPath, sections } from '@/components/admin/shell/sections';
import type { Summary } from '@/lib/admin/summary';
import { resources } from '@/lib/resources/registry';
import { Audience } from './audience';

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
      <Audience days={summary.days} />
      <nav aria-label="Sections">
        <ul className="section-grid">
          {sections.map((section) => (
            <li key={section.name}>
              <AdminLink href={sectionPath(section)} className="section-card">
                <span className="font-semibold">{section.label}</span>
                <span className="block text-muted">{section.text}</span>
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
