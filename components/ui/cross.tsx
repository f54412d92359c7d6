export function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden>
      <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.5" />
    </svg>
  );
}
