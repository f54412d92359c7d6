import { count, figure } from '@/components/admin/display/figures';
import { Panel } from '@/components/admin/display/panel';
import { AdminLink } from '@/components/admin/shell/sections';
import type { DirectorySummary } from '@/lib/admin/desk/directory-summary';
import { paths } from '@/lib/paths';

/** What waits for somebody in the directory of masters, each with the way to it. */
export function DirectoryPanel({ directory }: { directory: DirectorySummary }) {
  const { published, toVerify, proposals, closing, missing, missingCount, year } = directory;
  const programmes = paths.adminSection('programmes');
  const duties = [
    { label: 'Published masters', value: published, href: `${programmes}?state=published` },
    {
      label: 'To verify',
      value: toVerify,
      href: `${programmes}?state=published&unverifiedFor=12&sort=verifiedOn`,
    },
    {
      label: 'Proposals waiting',
      value: proposals,
      href: `${paths.adminSection('proposals')}?state=open`,
    },
    {
      label: 'Calls closing this week',
      value: closing,
      href: `${paths.adminSection('calls')}?state=closing&sort=closesOn`,
    },
  ];
  return (
    <Panel title="Directory of masters">
      <ul className="duties">
        {duties.map(({ label, value, href }) => (
          <li key={label}>
            <AdminLink href={href} className="link">
              {label}
            </AdminLink>
            <strong>{figure(value)}</strong>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="link w-fit">
          Without a call for {year}: {count(missingCount, 'establishment')}
        </summary>
        <ul className="missing">
          {missing.map(({ id: row, name, acronym, masters }) => (
            <li key={row}>
              <span lang="fr">{acronym ?? name}</span>
              {masters > 0 && (
                <span className="text-muted"> · {count(masters, 'published master')}</span>
              )}
            </li>
          ))}
        </ul>
        {missingCount > missing.length && (
          <p className="text-muted">And {figure(missingCount - missing.length)} more.</p>
        )}
      </details>
    </Panel>
  );
}
