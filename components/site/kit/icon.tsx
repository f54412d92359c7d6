const PATHS = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  external: 'M6 3H3v10h10v-3M9 3h4v4M13 3 7 9',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'm3 3 10 10M13 3 3 13',
  heart: 'M8 13.5 2.7 8.3a3.2 3.2 0 0 1 4.5-4.5L8 4.6l.8-.8a3.2 3.2 0 0 1 4.5 4.5L8 13.5Z',
  share: 'M8 10V2M5 5l3-3 3 3M3 8v6h10V8',
  copy: 'M6 6h8v8H6zM10 6V2H2v8h4',
  mail: 'M2 3h12v10H2zM2 4l6 5 6-5',
  check: 'm3 8.5 3.5 3.5L13 5',
  warning: 'M8 2 1.5 13.5h13ZM8 6.5v3.5M8 11.8v.2',
  filter: 'M2 4h12M4 8h8M6.5 12h3',
  differs: 'M3 6h10M3 10h10M11 2.5l-6 11',
  calendar: 'M2 4h12v10H2zM2 7h12M5 2v3M11 2v3',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from assistive technology, because words beside it always say what it means. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
