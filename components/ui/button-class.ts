export const buttonClass = {
  primary: 'button',
  secondary: 'button button-quiet',
  danger: 'button button-danger',
} as const;
