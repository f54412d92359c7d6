import { useId } from 'react';

type Props = {
  label: string;
  hint: string;
  value: string;
  error?: string;
  onText: (text: string) => void;
};

export function PathField({ label, hint, value, error, onText }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        lang="fr"
        className="field"
        value={value}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => onText(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
