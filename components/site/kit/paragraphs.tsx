import { frenchSpaces } from '@/lib/french/typography';

/** Plain text as it was typed: an empty line begins a paragraph. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div className={`space-y-4 ${className}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{frenchSpaces(paragraph)}</p>
      ))}
    </div>
  );
}
