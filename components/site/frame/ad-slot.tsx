/** A place kept for an advertisement, of its exact size, so that nothing moves when one comes. */
export function AdSlot({ height }: { height: 250 | 200 }) {
  return (
    <div
      aria-hidden
      data-ad={`300x${height}`}
      className={`no-print grid w-[300px] max-lg:mx-auto max-w-full grid-rows-2 justify-items-center border border-dashed border-rule text-xs text-muted ${height === 250 ? 'h-[250px]' : 'h-[200px]'}`}
    >
      <span className="self-end">Publicité</span>
      <span>300 × {height}</span>
    </div>
  );
}
