import { useFormContext, useWatch } from 'react-hook-form';
import { countWords, readingTime } from '@/lib/french/reading-time';
import { count } from '@/components/admin/list/formats';

/** How long the text is, and the reading time that this makes. */
export function WordCount({ content }: { content: string }) {
  const { setValue } = useFormContext();
  const current = useWatch({ name: 'readingTime' }) as string;
  const words = countWords(content);
  const minutes = readingTime(content);
  const suggested = String(minutes);
  return (
    <div className="editor-count">
      <span>
        {count(words, 'word')}, about {count(minutes, 'minute')} to read
      </span>
      {words > 0 && current !== suggested && (
        <button
          type="button"
          className="link"
          onClick={() => setValue('readingTime', suggested, { shouldDirty: true })}
        >
          Use as reading time
        </button>
      )}
    </div>
  );
}
