import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'onChange' | 'type' | 'role'> & {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Needs `aria-label` or `aria-labelledby`. */
export function Switch({ isOn, onChange, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`switch ${className}`}
      {...rest}
      onClick={() => onChange(!isOn)}
    >
      <span className="switch-thumb" />
    </button>
  );
}
