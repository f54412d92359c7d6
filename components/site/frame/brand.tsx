import { motifs } from '@/lib/colour/cover';
import { paths } from '@/lib/paths';

export function Brand() {
  return (
    <a
      href={paths.home}
      className="flex min-h-11 items-center gap-2.5 font-display text-lg leading-none font-semibold tracking-tight sm:whitespace-nowrap"
    >
      <BrandMark className="size-7 text-brand" />
      {/* Two lines on phones from the first piece on, not only once the buttons beside it are there. */}
      <span className="max-[26rem]:max-w-30">
        Guide des Masters <span className="max-sm:sr-only">au Maroc</span>
      </span>
    </a>
  );
}

export function BrandMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="-20 -20 40 40"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden
    >
      <path d={motifs[0]?.path} />
    </svg>
  );
}
