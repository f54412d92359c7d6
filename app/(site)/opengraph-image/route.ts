import { drawSocialImage } from '@/components/og/draw';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return drawSocialImage(
    'Universités, spécialisations, villes',
    'Guide Complet des Masters au Maroc',
  );
}
