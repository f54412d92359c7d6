import { useId } from 'react';
import { shortMoment } from '@/components/admin/display/figures';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Proposal } from './proposals-screen';

type Props = {
  proposal: Proposal;
  selection: Selection;
  onReview: () => void;
  onDecline: () => void;
};

export function ProposalCard({ proposal, selection, onReview, onDecline }: Props) {
  const id = useId();
  const { state, email, sourceUrl, reason } = proposal;
  const name = proposalName(proposal);
  return (
    <li>
      <article aria-labelledby={id} className="row-card">
        {state === 'open' && <SelectBox selection={selection} row={{ id: proposal.id, name }} />}
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang="fr" className="row-title">
              {name}
            </h2>
            {state === 'open' && <Badge tone="amber">Waiting</Badge>}
            {state === 'accepted' && <Badge tone="green">Accepted</Badge>}
            {state === 'declined' && <Badge tone="grey">Declined</Badge>}
          </div>
          <p lang="fr" className="whitespace-pre-line break-words">
            {proposal.what}
          </p>
          <ul className="row-facts">
            <li>{shortMoment(proposal.createdAt)}</li>
            <li className="min-w-0">
              <SourceLink url={sourceUrl} />
            </li>
            {email && <li className="break-all">{email}</li>}
            {reason && <li>Declined: {reason}</li>}
          </ul>
        </div>
        {state === 'open' && (
          <div className="row-actions">
            <Button variant="secondary" aria-label={`Review: ${name}`} onClick={onReview}>
              Review
            </Button>
            <Button variant="secondary" aria-label={`Decline: ${name}`} onClick={onDecline}>
              Decline
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

/** A reader's link: opened apart, and told nothing of where it was clicked. */
export function SourceLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
      {url}
      <span className="sr-only"> (new tab)</span>
    </a>
  );
}

/** About what an establishment says of itself, or of its calls: no master is named. */
export function isAboutPlace({ kind, fields }: Pick<Proposal, 'kind' | 'fields'>): boolean {
  return kind === 'addition' && fields.name === undefined && fields.establishmentId !== undefined;
}

export function proposalName(proposal: Proposal): string {
  const { kind, programmeName, establishmentName, fields } = proposal;
  if (isAboutPlace(proposal)) return establishmentName ?? 'Établissement supprimé';
  if (programmeName) return programmeName;
  if (kind === 'correction') return 'Master supprimé';
  return typeof fields.name === 'string' ? fields.name : 'Nouveau master';
}
