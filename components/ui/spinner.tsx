export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <svg
        viewBox="0 0 24 24"
        className="size-6 animate-spin motion-reduce:animate-none"
        aria-hidden
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".25"
          strokeWidth="3"
        />
        <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
