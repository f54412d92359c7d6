import type { ReactNode } from 'react';
import { AuditLine } from '@/components/admin/audit/audit-line';
import { count, figure, shortDate, shortMoment } from '@/components/admin/display/figures';
import { Panel } from '@/components/admin/display/panel';
import { AdminLink } from '@/components/admin/shell/sections';
import type { Desk } from '@/lib/admin/desk/desk';
import { paths } from '@/lib/paths';

const readers = paths.adminSection('readers');
const articles = paths.adminSection('articles');

/** What somebody who sits down to work wants to see first. */
export function WorkPanels({ work, hasLog }: { work: Desk; hasLog: boolean }) {
  const { mostRead, scheduled, drafts, changes, searches } = work;
  return (
    <div className="work">
      <Work title="Most read in 30 days" none="Nothing was read yet." more={readers}>
        {mostRead.map(({ id, title, views }) => (
          <Article key={id} id={id} title={title} note={count(views, 'view')} />
        ))}
      </Work>
      <Work title="Scheduled" none="Nothing is scheduled.">
        {scheduled.map(({ id, title, at }) => (
          <Article key={id} id={id} title={title} note={shortMoment(at)} />
        ))}
      </Work>
      <Work title="Drafts left alone" none="No draft has waited for two weeks.">
        {drafts.map(({ id, title, at }) => (
          <Article key={id} id={id} title={title} note={`last changed ${shortDate(at)}`} />
        ))}
      </Work>
      <Work title="Searches without result" none="None in 30 days." more={readers}>
        {searches.map(({ name, count: times }) => (
          <li key={name}>
            <span lang="fr">{name}</span> <span className="text-muted">{figure(times)}</span>
          </li>
        ))}
      </Work>
      <Work
        title="Last changes"
        none="Nothing was changed yet."
        more={hasLog ? paths.adminSection('audit') : undefined}
        isWide
      >
        {changes.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </Work>
    </div>
  );
}

type WorkProps = {
  title: string;
  none: string;
  more?: string;
  isWide?: boolean;
  children: ReactNode[];
};

function Work({ title, none, more, isWide, children }: WorkProps) {
  return (
    <Panel title={title} isWide={isWide}>
      {children.length > 0 ? (
        <ul className="work-list">{children}</ul>
      ) : (
        <p className="text-muted">{none}</p>
      )}
      {more && (
        <AdminLink href={more} className="link" aria-label={`${title}: see all`}>
          See all
        </AdminLink>
      )}
    </Panel>
  );
}

function Article({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <li>
      <AdminLink href={`${articles}?edit=${id}`} className="link" lang="fr">
        {title}
      </AdminLink>{' '}
      <span className="text-muted">{note}</span>
    </li>
  );
}
