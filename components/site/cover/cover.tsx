import { COVER_SIZE, coverMarkup, type CoverShape, motifDefinitions } from '@/lib/colour/cover';

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
