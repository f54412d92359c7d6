export type Stat = { value: string; label: string };

/** Figures in a row; the fixed ones are the specification's. */
export function Stats({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <dl aria-label={label} data-count={stats.length} className="stats">
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt className="text-sm text-muted">{stat.label}</dt>
          <dd className="font-display text-3xl leading-tight whitespace-nowrap font-semibold sm:text-4xl">
            {stat.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
