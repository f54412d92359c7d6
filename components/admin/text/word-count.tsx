import { useFormContext, useWatch } from 'react-hook-form';
import { count } from '@/components/admin/display/figures';
import { countWords, readingTime } from '@/lib/french/reading-time';

export function WordCount({ content }: { content: string }) {
  const { setValue } = useFormContext();
  // A letter has none.
  const current = useWatch({ name: 'readingTime' }) as string | undefined;
  const words = countWords(content);
  const minutes = readingTime(content);
  const suggested = String(minutes);
  return (
    <div className="editor-count">
      <span>
        {count(words, 'word')}, about {count(minutes, 'minute')} to read
      </span>
      {words > 0 && current !== undefined && current !== suggested && (
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
