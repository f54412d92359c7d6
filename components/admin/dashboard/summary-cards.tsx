import type { Summary } from '@/lib/admin/summary';

const number = new Intl.NumberFormat('en');

export function SummaryCards({ summary }: { summary: Summary }) {
  const { articles, ...counts } = summary;
  const cards: [label: string, value: number, note?: string][] = [
    ['Published articles', articles.published],
    ['Drafts', articles.drafts, articles.scheduled ? `${articles.scheduled} scheduled` : undefined],
    ['Universities', counts.universities],
    ['Categories', counts.categories],
    ['Cities', counts.cities],
    ['Users', counts.users],
    ['Active subscribers', counts.subscribers],
  ];
  return (
    <section aria-label="Summary">
      <dl className="stat-grid">
        {cards.map(([label, value, note]) => (
          <div key={label} className="stat">
            <dt>{label}</dt>
            <dd>{number.format(value)}</dd>
            {note && <dd className="stat-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
