import { ImageResponse } from 'next/og';
import { socialFonts } from '@/lib/seo/social-fonts';
import { SITE_NAME } from '@/lib/site';

const GREEN = '#059669';

/** Made on this machine, without any other service. */
export async function drawSocialImage(kind: string, title: string, color: string | null = GREEN) {
  const card = <SocialCard kind={kind} title={title} color={color ?? GREEN} />;
  return new ImageResponse(card, { width: 1200, height: 630, fonts: await socialFonts() });
}

type Props = { kind: string; title: string; color: string };

const LONGEST_TITLE = 120;

/** satori draws it as a picture, and understands no styles but inline ones. */
function SocialCard({ kind, title, color }: Props) {
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#fbfaf6',
        borderLeft: `28px solid ${color}`,
        color: '#14231d',
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, color: '#065f46' }}>{kind}</div>
      <div
        style={{
          display: 'flex',
          fontFamily: 'Fraunces',
          fontSize: shown.length > 70 ? 60 : 76,
          lineHeight: 1.15,
        }}
      >
        {shown}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 30, color: '#4b5a53' }}>
        <div
          style={{
            width: 44,
            height: 44,
            marginRight: 20,
            background: '#059669',
            transform: 'rotate(45deg) scale(.7)',
          }}
        />
        {SITE_NAME}
      </div>
    </div>
  );
}
