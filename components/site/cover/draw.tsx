import { ImageResponse } from 'next/og';
import { socialFonts } from '@/lib/seo/social-fonts';
import { SocialCard } from './social-card';

const GREEN = '#059669';

/** A social image of 1200 × 630, made on this machine alone. */
export async function drawSocialImage(kind: string, title: string, color: string | null = GREEN) {
  const card = <SocialCard kind={kind} title={title} color={color ?? GREEN} />;
  return new ImageResponse(card, { width: 1200, height: 630, fonts: await socialFonts() });
}
