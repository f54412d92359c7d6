import { motifDefinitions } from '@/lib/colour/cover';

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
