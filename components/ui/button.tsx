import type { ComponentProps, MouseEvent } from 'react';

export const buttonClass = {
  primary: 'button',
  secondary: 'button button-quiet',
  danger: 'button button-danger',
} as const;

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof buttonClass;
  /** A busy button keeps the focus and does nothing. */
  isBusy?: boolean;
  busyLabel?: string;
};

export function Button({
  variant = 'primary',
  isBusy = false,
  busyLabel,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={`${buttonClass[variant]} ${className}`}
      {...rest}
      onClick={press}
    >
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function QuietButton(props: Props) {
  return <Button variant="secondary" {...props} />;
}
