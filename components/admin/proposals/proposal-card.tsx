import { shortMoment } from '@/components/admin/display/figures';
import { RowAction, RowCard } from '@/components/admin/list/row-card';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import { Badge } from '@/components/ui/badge';
import type { Proposal } from './proposals-screen';

type Props = {
  proposal: Proposal;
  selection: Selection;
  onReview: () => void;
  onDecline: () => void;
};

const BADGES = {
  open: <Badge tone="amber">Waiting</Badge>,
  accepted: <Badge tone="green">Accepted</Badge>,
  declined: <Badge tone="grey">Declined</Badge>,
};

export function ProposalCard({ proposal, selection, onReview, onDecline }: Props) {
  const { id, state, what, email, sourceUrl, reason, createdAt } = proposal;
  const isOpen = state === 'open';
  const name = proposalName(proposal);
  return (
    <RowCard
      title={name}
      lang="fr"
      before={isOpen && <SelectBox selection={selection} row={{ id, name }} />}
      badges={BADGES[state as keyof typeof BADGES]}
      actions={
        isOpen && (
          <>
            <RowAction verb="Review" hasColon onClick={onReview} />
            <RowAction verb="Decline" hasColon onClick={onDecline} />
          </>
        )
      }
    >
      <ReadersWords text={what} />
      <ul className="row-facts">
        <li>{shortMoment(createdAt)}</li>
        <li className="min-w-0">
          <SourceLink url={sourceUrl} />
        </li>
        {email && <li className="break-all">{email}</li>}
        {reason && <li>Declined: {reason}</li>}
      </ul>
    </RowCard>
  );
}

export function ReadersWords({ text }: { text: string }) {
  return (
    <p lang="fr" className="whitespace-pre-line break-words">
      {text}
    </p>
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
