export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="button sr-only no-print focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:px-5 focus:py-2"
    >
      Aller au contenu
    </a>
  );
}
