import { COVER_SIZE, type CoverShape, coverMarkup, motifDefinitions } from '@/lib/colour/cover';
import { tintClass, tintRule } from '@/lib/colour/color';

type Props = { seed: string; shape?: CoverShape; className?: string };

export function Cover({ seed, shape = 'wide', className = '' }: Props) {
  const [width, height] = COVER_SIZE[shape];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`cover ${className}`}
      aria-hidden
      // The seed only chooses among our own shapes; no word of it gets into the markup.
      dangerouslySetInnerHTML={{ __html: coverMarkup(seed, shape) }}
    />
  );
}

export function CoverShapes() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden
      // The motifs are constants of lib/colour/cover.ts.
      dangerouslySetInnerHTML={{ __html: `<defs>${motifDefinitions()}</defs>` }}
    />
  );
}

/**
 * The rule of the default colour is in the style sheet. React puts a <style> with a precedence into
 * the <head>, and the CSP names it by its hash.
 */
export function Tint({ color }: { color: string | null | undefined }) {
  if (!color) return null;
  // React keeps one per name, however many parts of a page ask for it.
  return (
    <style href={tintClass(color)} precedence="tint">
      {tintRule(color)}
    </style>
  );
}
