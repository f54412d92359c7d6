import { COVER_SIZE, type CoverShape, coverMarkup } from '@/lib/colour/cover';

type Props = { seed: string; shape?: CoverShape; className?: string };

/** Tilework drawn from a slug, in the tint around it; it stands where others put stock photos. */
export function Cover({ seed, shape = 'wide', className = '' }: Props) {
  const [width, height] = COVER_SIZE[shape];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`cover ${className}`}
      aria-hidden
      // Numbers and names of our own alone; as elements they would weigh more.
      dangerouslySetInnerHTML={{ __html: coverMarkup(seed, shape) }}
    />
  );
}
