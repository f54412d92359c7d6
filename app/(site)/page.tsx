export const dynamic = 'force-dynamic';

export default function HomePage() {
  return <h1>Guide Complet des Masters au Maroc</h1>;
}
