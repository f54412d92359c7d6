import { COVER_SIZE, coverMarkup, type CoverShape, motifDefinitions } from '@/lib/colour/cover';

type Props = { seed: string; shape?: CoverShape; className?: string };

/** Tilework drawn from a slug, in the tint around it, in place of a photo. */
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

/** The shapes that the covers of the page refer to. */
export function CoverShapes() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden
      // Numbers and names of our own alone; as elements they would weigh more.
      dangerouslySetInnerHTML={{ __html: `<defs>${motifDefinitions()}</defs>` }}
    />
  );
}
