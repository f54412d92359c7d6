/** A place kept for an advertisement, of its exact size, so that nothing moves when one comes. */
export function AdSlot({ height }: { height: 250 | 200 }) {
  return (
    <div
      aria-hidden
      data-ad={`300x${height}`}
      className={`no-print flex w-[300px] max-lg:mx-auto max-w-full flex-col items-center justify-center border border-dashed border-rule text-xs text-muted ${height === 250 ? 'h-[250px]' : 'h-[200px]'}`}
    >
      <span>Publicité</span>
      <span>300 × {height}</span>
    </div>
  );
}
