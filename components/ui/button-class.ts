/** How buttons look, and links that act like one. */
export const buttonClass = {
  primary: 'button',
  secondary: 'button button-quiet',
  danger: 'button button-danger',
} as const;
