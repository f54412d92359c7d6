import { drawSocialImage } from '@/components/site/cover/social-card';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return drawSocialImage(
    'Universités, spécialisations, villes',
    'Guide Complet des Masters au Maroc',
  );
}
