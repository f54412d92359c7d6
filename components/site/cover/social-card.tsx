import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SITE_NAME } from '@/lib/site';

const GREEN = '#059669';

/** Made on this machine, without any other service. */
export async function drawSocialImage(kind: string, title: string, color: string | null = GREEN) {
  const card = <SocialCard kind={kind} title={title} color={color ?? GREEN} />;
  return new ImageResponse(card, { width: 1200, height: 630, fonts: await socialFonts() });
}

type Context = { params: Promise<{ slug: string }> };
type Words = [kind: string, title: string, color?: string | null];

/** The picture of what has the slug of its address. */
export function socialImageOf<Row>(
  load: (slug: string) => Promise<Row | undefined>,
  words: (row: Row) => Words,
) {
  return async (_: Request, { params }: Context): Promise<Response> => {
    const row = await load((await params).slug);
    return row ? drawSocialImage(...words(row)) : new Response('Not found\n', { status: 404 });
  };
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

type Font = { name: string; data: Buffer; weight: 500 | 600; style: 'normal' };

let memo: Promise<Font[]> | undefined;

/** The fonts of the site, in the format that satori reads. */
function socialFonts(): Promise<Font[]> {
  memo ??= Promise.all([font('Figtree', 'figtree', 500), font('Fraunces', 'fraunces', 600)]);
  return memo;
}

async function font(name: string, family: string, weight: Font['weight']): Promise<Font> {
  const file = join('@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`);
  const data = await readFile(join(process.cwd(), 'node_modules', file));
  return { name, data, weight, style: 'normal' };
}
