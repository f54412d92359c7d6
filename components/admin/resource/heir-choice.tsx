import { useId, useRef, useState } from 'react';
import { Combobox, type Option } from '@/components/admin/inputs/combobox';
import { Button } from '@/components/ui/button';
import type { Resource } from '@/lib/resources/resource';
import type { Row } from './resource-facts';

type Props = {
  resource: Resource;
  row: Row;
  heir: Option | undefined;
  onChoose: (heir: Option | undefined) => void;
};

/** Which row takes over what the deleted one had. */
export function HeirChoice({ resource, row, heir, onChoose }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isItself, setItself] = useState(false);
  const choose = (option: Option) => {
    setItself(option.id === row.id);
    onChoose(option.id === row.id ? undefined : option);
  };
  return (
    <div className="grid gap-1 px-5 pb-2">
      <label htmlFor={id} className="font-semibold">
        Give them another {resource.noun} (optional)
      </label>
      {heir && (
        <p className="flex flex-wrap items-center gap-2">
          <span lang="fr">{heir.name}</span>
          <Button variant="secondary" onClick={() => onChoose(undefined)}>
            Choose none
          </Button>
        </p>
      )}
      <Combobox
        inputRef={box}
        control={{
          id,
          'aria-describedby': isItself ? `${id}-error` : undefined,
          'aria-invalid': isItself ? true : undefined,
        }}
        resource={resource.name}
        placeholder="Type to search"
        onChoose={choose}
        onBlur={() => undefined}
      />
      {isItself && (
        <p id={`${id}-error`} role="alert" className="field-error">
          This is the {resource.noun} that will be deleted.
        </p>
      )}
    </div>
  );
}
