import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { count, figure } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import { type Found, aroundOf } from './find';
import { type AreaRef, useFind } from './use-find';

type Props = {
  area: AreaRef;
  text: string;
  /** What was selected in the text when it was opened. */
  given: string;
  onClose: () => void;
};

export function FindPanel({ area, text, given, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const find = useFind(area, text, given);
  const [by, setBy] = useState('');
  useEffect(() => field.current?.select(), []);
  const ofField = { type: 'text', lang: 'fr', autoComplete: 'off', className: 'field' };
  return (
    <section
      aria-label="Find and replace"
      className="editor-panel editor-find"
      data-closes-on-escape
    >
      <div>
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          {...ofField}
          ref={field}
          id={`${id}-find`}
          value={find.search}
          aria-describedby={`${id}-count`}
          onChange={(event) => find.setSearch(event.target.value)}
          onKeyDown={onEnter(({ shiftKey }) => (shiftKey ? find.goBack() : find.goOn()))}
        />
      </div>
      <div>
        <label htmlFor={`${id}-by`}>Replace with</label>
        <input
          {...ofField}
          id={`${id}-by`}
          value={by}
          onChange={(event) => setBy(event.target.value)}
          onKeyDown={onEnter(() => find.replaceOne(by))}
        />
      </div>
      <label className="editor-find-exact">
        <input
          type="checkbox"
          checked={find.isExact}
          onChange={(event) => find.setExact(event.target.checked)}
        />
        Exactly as written
      </label>
      <p id={`${id}-count`} role="status" className="hint editor-find-count">
        {find.replaced === 0 && 'Nothing was replaced: the text would be too long. '}
        {Boolean(find.replaced) &&
          `${count(find.replaced ?? 0, 'place')} replaced, Ctrl+Z in the text takes it back. `}
        {find.search !== '' && <Finds text={text} {...find} />}
      </p>
      <div className="editor-find-acts">
        <Button variant="secondary" onClick={find.goBack}>
          Previous
        </Button>
        <Button variant="secondary" onClick={find.goOn}>
          Next
        </Button>
        <Button variant="secondary" onClick={() => find.replaceOne(by)}>
          Replace
        </Button>
        <Button variant="secondary" onClick={() => find.replaceAll(by)}>
          Replace all
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close the search
        </Button>
      </div>
    </section>
  );
}

/** Where one is, for those who do not see what is selected in the text, too. */
function Finds({ text, finds, at }: { text: string; finds: readonly Found[]; at: number }) {
  const found = finds[at];
  if (!found) return 'Not found.';
  const { before, found: words, after } = aroundOf(text, found);
  return (
    <>
      {figure(at + 1)} of {figure(finds.length)}:{' '}
      <span lang="fr">
        {before}
        <mark>{words}</mark>
        {after}
      </span>
    </>
  );
}

/** Enter would save the whole form. */
function onEnter(work: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    work(event);
  };
}
