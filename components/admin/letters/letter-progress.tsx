import { figure } from '@/components/admin/display/figures';
import type { Letter } from './letter';

type Counts = Letter['counts'];

export function totalOf({ leftSince: _, ...counts }: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function LetterProgress({ letter: { counts, subject } }: { letter: Letter }) {
  const total = totalOf(counts);
  const done = total - counts.open;
  return (
    <div className="mt-2">
      {counts.open > 0 && (
        <progress
          className="letter-progress"
          aria-label={`Progress of ${subject}`}
          max={total}
          value={done}
        />
      )}
      <ul className="row-facts">
        {factsOf(counts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function factsOf(counts: Counts): string[] {
  const { sent, open, failed, left, unknown, stopped, leftSince } = counts;
  const facts: [number, string][] = [
    [open, 'to go'],
    [failed, 'failed'],
    [unknown, 'not known whether it arrived'],
    [left, 'had left before'],
    [stopped, 'not sent'],
    [leftSince, 'left since'],
  ];
  const told = facts.filter(([count]) => count > 0);
  return [`${figure(sent)} sent`, ...told.map(([count, text]) => `${figure(count)} ${text}`)];
}
