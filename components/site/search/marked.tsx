import type { Piece } from '@/lib/search/search-highlight';

/** A text whose searched words stand out. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
