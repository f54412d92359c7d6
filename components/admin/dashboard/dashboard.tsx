import type { Summary } from '@/lib/admin/summary';
import { AdminLink } from '../shell/admin-link';
import { sectionPath, sections } from '../shell/sections';
import { Audience } from './audience';
import { SummaryCards } from './summary-cards';

export function Dashboard({ summary }: { summary: Summary }) {
  return (
    <div className="space-y-8">
      <SummaryCards summary={summary} />
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
