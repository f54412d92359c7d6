export function AdminIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 text-brand-ink" role="img" aria-label="Admin">
      <path
        fill="currentColor"
        d="M8 1 2.5 3v4.2c0 3.5 2.2 6.3 5.5 7.8 3.3-1.5 5.5-4.3 5.5-7.8V3L8 1Zm-.9 9.6L4.6 8.1l1-1 1.5 1.5 3.3-3.3 1 1-4.3 4.3Z"
      />
    </svg>
  );
}
